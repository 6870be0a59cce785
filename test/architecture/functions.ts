import ts from 'typescript'
import { textOf } from './files.ts'

/** Position and length of a function with a body. */
export interface FunctionPlace {
  /** First line, as `file:line`. */
  readonly at: string
  /** Number of lines of the signature and the body; the docstring does not count. */
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

/** Returns the functions that have more than `most` lines, longest first. Nested functions are listed separately, too. */
export const longFunctions = (paths: ReadonlyArray<string>, most: number): ReadonlyArray<FunctionPlace> =>
  paths
    .map((path) => ({ path, text: textOf(path) }))
    // Skips short files without parsing them.
    .filter(({ text }) => text.split('\n').length > most)
    .flatMap(({ path, text }) => functionsIn(ts.createSourceFile(path, text, ts.ScriptTarget.Latest)))
    .filter(({ lines }) => lines > most)
    .sort((one, other) => other.lines - one.lines)
