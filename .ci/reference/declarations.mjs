// Reads the exports of the core with the TypeScript compiler: name, place, docstring, and the declaration as it is written.
import { join, relative, sep } from 'node:path'
import ts from 'typescript'
import { core, entries, parameterName } from './entries.mjs'

const { config } = ts.readConfigFile(join(core, 'tsconfig.json'), ts.sys.readFile)
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, core)
const program = ts.createProgram(
  entries.map(({ file }) => join(core, file)),
  options,
)
const checker = program.getTypeChecker()
const { NoTruncation, InTypeAlias, MultilineObjectLiterals } = ts.TypeFormatFlags

const pathOf = (node) => relative(core, node.getSourceFile().fileName).split(sep).join('/')

const withoutPaths = (text) => text.replaceAll(/import\("[^"]*"\)\./g, '')

/** Returns the text of a type with all its members. */
const typeText = (type, at) =>
  withoutPaths(checker.typeToString(type, at, NoTruncation | InTypeAlias | MultilineObjectLiterals))

/**
 * Returns the name of a parameter. A destructured parameter has the name from its docstring, unless that is the name of
 * another parameter; otherwise a name from its type.
 */
const nameOf = (parameter, index, tags) => {
  if (ts.isIdentifier(parameter.name)) return parameter.name.text
  const documented = tags.filter(ts.isJSDocParameterTag)[index]?.name.getText()
  const isOther = parameter.parent.parameters.some(({ name }) => name.getText() === documented)
  return documented === undefined || isOther ? parameterName(parameter.type?.getText() ?? '') : documented
}

const parameterText = (parameter, index, tags) => {
  const name = `${parameter.dotDotDotToken ? '...' : ''}${nameOf(parameter, index, tags)}`
  const type = parameter.type?.getText() ?? typeText(checker.getTypeAtLocation(parameter), parameter)
  const isOptional = parameter.questionToken !== undefined
  return parameter.initializer
    ? `${name}: ${type} = ${parameter.initializer.getText()}`
    : `${name}${isOptional ? '?' : ''}: ${type}`
}

/** Returns the declaration of a function without its body. A function that returns a function is one of its types. */
const functionText = (name, node, tags) => {
  const generics = node.typeParameters ? `<${node.typeParameters.map((one) => one.getText()).join(', ')}>` : ''
  const parameters = node.parameters.map((one, index) => parameterText(one, index, tags)).join(', ')
  const signature = checker.getSignatureFromDeclaration(node)
  const inner = ts.isArrowFunction(node) && ts.isArrowFunction(node.body) ? node.body : null
  const returned =
    node.type?.getText() ??
    (inner?.type
      ? `(${inner.parameters.map((one, index) => parameterText(one, index, [])).join(', ')}) => ${inner.type.getText()}`
      : typeText(signature.getReturnType(), node))
  return `function ${name}${generics}(${parameters}): ${returned}`
}

const isIoTs = (type) => type?.symbol?.declarations?.[0]?.getSourceFile().fileName.includes('/io-ts/') === true

const variableText = (name, node, tags) => {
  const { initializer } = node
  if (initializer && ts.isArrowFunction(initializer)) return functionText(name, initializer, tags)
  const type = checker.getTypeAtLocation(node)
  const [signature] = type.getCallSignatures()
  if (signature !== undefined && !isIoTs(type))
    return `function ${name}${withoutPaths(checker.signatureToString(signature, node, NoTruncation | MultilineObjectLiterals))}`
  return `declare const ${name}: ${node.type?.getText() ?? typeText(type, node)}`
}

/** Returns a declaration as code that can be formatted. */
const codeOf = (name, node, tags) => {
  if (ts.isVariableDeclaration(node)) return variableText(name, node, tags)
  if (ts.isFunctionDeclaration(node)) return functionText(name, node, tags)
  if (ts.isTypeAliasDeclaration(node) && /\bTypeOf</.test(node.type.getText()))
    return `type ${name} = ${typeText(checker.getTypeAtLocation(node), node)}`
  return node.getText().replace(/^export (declare )?/, '')
}

const kindOf = (node) => {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return 'type'
  return checker.getTypeAtLocation(node).getCallSignatures().length > 0 ? 'function' : 'value'
}

const textOf = (comment) => ts.getTextOfJSDocComment(comment) ?? ''
const flowing = (text) => text.replaceAll(/\s*\n\s*/g, ' ').trim()

const declarationOf = (name, node) => {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc)
  const tags = comments.flatMap((comment) => comment.tags ?? [])
  return {
    kind: kindOf(node),
    code: codeOf(name, node, tags),
    text: flowing(comments.map(({ comment }) => textOf(comment)).join(' ')),
    parameters: tags
      .filter(ts.isJSDocParameterTag)
      .map((tag) => ({ name: tag.name.getText(), text: flowing(textOf(tag.comment)).replace(/^- /, '') })),
    examples: tags.filter(({ tagName }) => tagName.text === 'example').map(({ comment }) => textOf(comment).trim()),
  }
}

const targetOf = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)

const exportsOf = ({ file }) => {
  const module = checker.getSymbolAtLocation(program.getSourceFile(join(core, file)))
  return checker.getExportsOfModule(module).map((symbol) => ({ name: symbol.name, target: targetOf(symbol) }))
}

/** Exports of each entry, by the short name of the entry. */
const exported = new Map(entries.map((entry) => [entry.short, exportsOf(entry)]))

/** Entry that describes each export: the entry of its folder, or the first one that has it. */
const homes = new Map()
for (const isOwn of [true, false]) {
  for (const { short } of entries) {
    for (const { target } of exported.get(short)) {
      const folder = pathOf(target.declarations[0]).split('/')[0]
      if (!homes.has(target) && (!isOwn || folder === short)) homes.set(target, short)
    }
  }
}

/** Types of the core that are not exported, and the entry that describes each. */
const internal = new Map()

/** Adds the types that a declaration names and that no entry exports. Skips the bodies of functions. */
const addInternal = (node, short) => {
  if (ts.isIdentifier(node)) {
    const symbol = checker.getSymbolAtLocation(node)
    const target = symbol && targetOf(symbol)
    const [declaration] = target?.declarations ?? []
    const isType = declaration && (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration))
    if (!isType || homes.has(target) || internal.has(target) || pathOf(declaration).startsWith('..')) return
    const folder = pathOf(declaration).split('/')[0]
    internal.set(target, exported.has(folder) ? folder : short)
    addInternal(declaration, short)
    return
  }
  if (ts.isBlock(node) || ts.isJSDoc(node)) return
  if (ts.isArrowFunction(node)) return [...node.parameters, node.type].forEach((one) => one && addInternal(one, short))
  if (ts.isVariableDeclaration(node) && node.initializer && !ts.isArrowFunction(node.initializer)) {
    if (node.type) addInternal(node.type, short)
    return
  }
  ts.forEachChild(node, (child) => addInternal(child, short))
}
for (const [target, short] of homes) for (const node of target.declarations) addInternal(node, short)

/** Returns the text about a module. */
const moduleText = ({ file }) => {
  const [first] = program.getSourceFile(join(core, file)).statements
  return flowing(textOf(ts.getJSDocCommentsAndTags(first).find(ts.isJSDoc)?.comment))
}

/** Names in a type such as `'stores' | 'clock'`. */
const literals = (type) => (type.isUnion() ? type.types : [type]).flatMap((one) => (one.isLiteral() ? [one.value] : []))

const find = (short, name) => exported.get(short).find((one) => one.name === name).target.declarations[0]

/** Name of the type of each port, by the name of the port. */
export const portTypes = new Map(
  checker
    .getTypeAtLocation(find('core', 'Ports'))
    .getProperties()
    .map(({ name, declarations }) => [name, /^\w+/.exec(declarations[0].type?.getText() ?? '')?.[0] ?? null]),
)

/** Parts of an app, by the path of the file that declares the type of the part: name, and the ports and parts of its maker. */
const parts = () => {
  const [makers, needs] = [find('app', 'makers'), find('app', 'PartPorts')]
  const needed = checker.getTypeAtLocation(needs)
  return checker
    .getTypeAtLocation(makers)
    .getProperties()
    .map((property) => {
      const [ports, others, made] =
        checker.getTypeOfSymbol(property).aliasTypeArguments ??
        checker.getTypeArguments(checker.getTypeOfSymbol(property))
      const all = checker.getTypeOfSymbol(needed.getProperty(property.name))
      const [declaration] = (made.aliasSymbol ?? made.symbol)?.declarations ?? []
      return {
        name: property.name,
        file: declaration === undefined ? null : pathOf(declaration),
        ports: literals(ports),
        parts: literals(others),
        allPorts: literals(all),
      }
    })
}

export const appParts = parts()

/** Every entry with its exports. `own` are described here, `others` at another entry. */
export const modules = entries.map((entry) => {
  const items = exported.get(entry.short)
  const described =
    (isExported) =>
    ([name, target]) => ({
      name,
      isExported,
      path: pathOf(target.declarations[0]),
      declared: target.declarations
        .filter((node, _, all) => !ts.isFunctionDeclaration(node) || node.body === undefined || all.length === 1)
        .map((node) => declarationOf(name, node)),
    })
  const own = items.filter(({ target }) => homes.get(target) === entry.short).map(({ name, target }) => [name, target])
  const hidden = [...internal].filter(([, short]) => short === entry.short).map(([target]) => [target.name, target])
  return {
    ...entry,
    text: moduleText(entry),
    own: [...own.map(described(true)), ...hidden.map(described(false))],
    others: items
      .filter(({ target }) => homes.get(target) !== entry.short)
      .map(({ name, target }) => ({ name, home: homes.get(target) })),
  }
})
