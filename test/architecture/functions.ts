import ts from 'typescript'
import { textOf } from './files.ts'

/** A function that has a body, by where it begins. */
export interface FunctionPlace {
  /** `file:line`, as an editor opens it. */
  readonly at: string
  /** From the first line of its signature to the last of its body; a docstring above it does not count. */
  readonly lines: number
}

const functionsIn = (source: ts.SourceFile): ReadonlyArray<FunctionPlace> => {
  const found: Array<FunctionPlace> = []
  const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line + 1
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) {
      const first = lineOf(node.getStart(source))
      found.push({ at: `${source.fileName}:${first}`, lines: lineOf(node.end) - first + 1 })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The functions of the files that have more lines than so many, those in others included, longest first. */
export const longFunctions = (paths: ReadonlyArray<string>, most: number): ReadonlyArray<FunctionPlace> =>
  paths
    .map((path) => ({ path, text: textOf(path) }))
    // A shorter file has no longer function: most need no parsing.
    .filter(({ text }) => text.split('\n').length > most)
    .flatMap(({ path, text }) => functionsIn(ts.createSourceFile(path, text, ts.ScriptTarget.Latest)))
    .filter(({ lines }) => lines > most)
    .sort((one, other) => other.lines - one.lines)
