import fc from 'fast-check'
import ts from 'typescript'
import { coreTypes, entryFiles, exportsOf, ruleEntries } from './types.ts'
import { makeGenerators, NoGenerator } from './values.ts'

/** A list of arguments for each call: of the function, of the function that it returns, and so on. */
type Calls = fc.Arbitrary<ReadonlyArray<ReadonlyArray<unknown>>>

/** A signature of an exported function. */
export interface CoreFunction {
  readonly name: string
  readonly run: (...input: ReadonlyArray<unknown>) => unknown
  /** Generator of its arguments, or the reason why there is none. */
  readonly calls: Calls | NoGenerator
}

const makeCalls = (): ((signature: ts.Signature) => Calls) => {
  const checker = coreTypes().getTypeChecker()
  const of = makeGenerators()

  const parameter = (symbol: ts.Symbol): fc.Arbitrary<ReadonlyArray<unknown>> => {
    const declaration = symbol.valueDeclaration
    const values = of(checker.getTypeOfSymbol(symbol))
    if (declaration === undefined || !ts.isParameter(declaration)) return fc.tuple(values)
    // The values of a rest parameter are lists of arguments.
    if (declaration.dotDotDotToken !== undefined) return values as fc.Arbitrary<ReadonlyArray<unknown>>
    return fc.tuple(checker.isOptionalParameter(declaration) ? fc.option(values, { nil: undefined }) : values)
  }

  const callsOf = (signature: ts.Signature): Calls => {
    const input = fc.tuple(...signature.getParameters().map(parameter)).map((parts) => parts.flat())
    const [returned] = signature.getReturnType().getCallSignatures()
    if (returned === undefined || returned.getParameters().length === 0) return fc.tuple(input)
    return fc.tuple(input, callsOf(returned)).map(([first, more]) => [first, ...more])
  }
  return callsOf
}

const orReason = (make: () => Calls): Calls | NoGenerator => {
  try {
    return make()
  } catch (failure) {
    if (failure instanceof NoGenerator) return failure
    throw failure
  }
}

/** Returns the functions that the core exports, except those of the tools for tests. */
export const coreFunctions = async (): Promise<ReadonlyArray<CoreFunction>> => {
  const checker = coreTypes().getTypeChecker()
  const callsOf = makeCalls()
  const seen = new Set<ts.Symbol>()
  const found: Array<CoreFunction> = []
  for (const entry of ruleEntries) {
    const values = (await import(entryFiles.get(entry) ?? '')) as Readonly<Record<string, CoreFunction['run']>>
    for (const [name, symbol] of exportsOf(entry)) {
      const run = values[name]
      if (seen.has(symbol) || typeof run !== 'function') continue
      seen.add(symbol)
      for (const signature of checker.getTypeOfSymbol(symbol).getCallSignatures())
        found.push({ name, run, calls: orReason(() => callsOf(signature)) })
    }
  }
  return found
}
