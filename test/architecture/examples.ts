import { compileFunction } from 'node:vm'
import { either as E, option as O, task as T, taskEither as TE } from 'fp-ts'
import ts from 'typescript'
import { filesIn, textOf } from './files.ts'

/** Example in the docstring of an export of the core. */
export interface Example {
  /** Path of the file from the root of the repository. */
  readonly path: string
  /** Name of the export. */
  readonly name: string
  readonly code: string
}

type Module = Readonly<Record<string, unknown>>

/** Modules of the core by their path from this file. */
const modules: Readonly<Record<string, Module>> = import.meta.glob(['../../core/**/*.ts', '!../../core/dist/**'], {
  eager: true,
})

const isPublic = (path: string): boolean =>
  /core\/([a-z-]+\/index|index|memory|testing|model|properties|tables)\.ts$/.test(path) && !path.includes('/dist/')

/** Values that every example may use: the exports of the package, and the modules of fp-ts under their usual names. */
const common: Module = Object.assign(
  { E, O, T, TE },
  ...Object.entries(modules).flatMap(([path, exported]) => (isPublic(path) ? [exported] : [])),
) as Module

const nameOf = (node: ts.Node): string => {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations[0]?.name.getText() ?? ''
  return ts.isFunctionDeclaration(node) || ts.isInterfaceDeclaration(node) ? (node.name?.text ?? '') : ''
}

const sourceOf = (path: string): ts.SourceFile => ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest, true)

const examplesIn = (path: string): ReadonlyArray<Example> =>
  sourceOf(path).statements.flatMap((node) =>
    ts
      .getJSDocTags(node)
      .filter(({ tagName }) => tagName.text === 'example')
      .map((tag) => ({ path, name: nameOf(node), code: (ts.getTextOfJSDocComment(tag.comment) ?? '').trim() })),
  )

/** All examples in docstrings of the core. */
export const examples: ReadonlyArray<Example> = filesIn('core', /\.ts$/)
  .filter((path) => textOf(path).includes('@example'))
  .flatMap(examplesIn)

/** Views, flows and pages take a whole state or many slices, and laws take a bench: their examples would be long. */
const withoutExamples = /^core\/(pages|testing|memory)\/|\/(view|use-cases)(\/|\.ts)/

/** Returns the type that a function returns, or that the function returns which it returns. */
const returnedBy = (node: ts.ArrowFunction): string =>
  ts.isArrowFunction(node.body) ? returnedBy(node.body) : (node.type?.getText() ?? '')

const isUnclear = (name: string, node: ts.ArrowFunction): boolean =>
  /^make[A-Z]/.test(name) ||
  /\| null$|^O\.Option/.test(returnedBy(node)) ||
  node.parameters.some((one) => /^(DecimalText|bigint|number)\b|timeZone/.test(one.type?.getText() ?? one.getText()))

/** Exported functions that need an example and have none, as `path name`. */
export const functionsWithoutExample: ReadonlyArray<string> = filesIn('core', /\.ts$/)
  .filter((path) => !withoutExamples.test(path))
  .flatMap((path) => {
    const known = new Set(examples.filter((one) => one.path === path).map(({ name }) => name))
    return sourceOf(path).statements.flatMap((node) => {
      if (!ts.isVariableStatement(node)) return []
      const name = nameOf(node)
      const value = node.declarationList.declarations[0]?.initializer
      if (value === undefined || !ts.isArrowFunction(value)) return []
      const isExported = Object.hasOwn(common, name) && common[name] === modules[`../../${path}`]?.[name]
      return isExported && isUnclear(name, value) && !known.has(name) ? [`${path} ${name}`] : []
    })
  })

/** Statement of an example, with the result that the comment after the statement promises. */
interface Step {
  readonly code: string
  readonly isExpression: boolean
  /** Null if no comment follows. */
  readonly promised: string | null
}

const stepsOf = (code: string): ReadonlyArray<Step> => {
  const { statements } = ts.createSourceFile('example.ts', code, ts.ScriptTarget.Latest, true)
  return statements.map((node, index) => {
    const next = statements[index + 1]?.getStart() ?? code.length
    const [, promised = null] = /^\s*\/\/ (?:=> )?(.*?)\s*$/s.exec(code.slice(node.end, next)) ?? []
    const isExpression = ts.isExpressionStatement(node)
    return { code: isExpression ? node.expression.getText() : node.getText(), isExpression, promised }
  })
}

/** Returns why an example cannot be checked, or null. */
export const faultOf = (code: string): string | null => {
  const steps = stepsOf(code)
  if (!steps.some(({ promised }) => promised !== null)) return 'It states no result.'
  const odd = steps.find(({ isExpression, promised }) => !isExpression && promised !== null)
  return odd === undefined ? null : `The result of "${odd.code}" cannot be checked, because it is no expression.`
}

/** Result of a statement, and the result that its comment promises. */
interface Outcome {
  readonly code: string
  readonly result: unknown
  readonly promised: unknown
}

/**
 * Runs an example and returns its outcomes. The example may use all exports of the package and of its own file. The result of
 * a promise is the value to which it resolves.
 */
export const outcomesOf = async ({ path, code }: Example): Promise<ReadonlyArray<Outcome>> => {
  const scope: Module = { ...common, ...modules[`../../${path}`] }
  const lines = stepsOf(code).map((step) => {
    if (step.promised !== null)
      return `outcomes.push({ code: ${JSON.stringify(step.code)}, result: await (${step.code}), promised: (${step.promised}) })`
    return step.isExpression ? `await (${step.code})` : step.code
  })
  const body = `return (async () => { const outcomes = []; ${lines.join('\n;')}\n; return outcomes })()`
  const { outputText } = ts.transpileModule(body, { compilerOptions: { target: ts.ScriptTarget.ESNext } })
  const run = compileFunction(outputText, Object.keys(scope)) as (
    ...values: ReadonlyArray<unknown>
  ) => Promise<ReadonlyArray<Outcome>>
  return run(...Object.values(scope))
}
