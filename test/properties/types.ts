import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../architecture/files.ts'

const core = join(root, 'core')

interface Package {
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>
}

const { exports: entryPoints }: Package = JSON.parse(readFileSync(join(core, 'package.json'), 'utf8')) as Package

/** Paths of the entry files of the core, by the name of the entry, such as "./money". */
export const entryFiles: ReadonlyMap<string, string> = new Map(
  Object.entries(entryPoints).flatMap(([entry, files]) =>
    typeof files === 'string' ? [] : [[entry, join(core, files['@paydeck/source'] ?? '')] as const],
  ),
)

/** Entries with the rules of the product: all except the tools for tests. */
export const ruleEntries: ReadonlyArray<string> = [...entryFiles.keys()].filter(
  (entry) => !['./memory', './properties', './testing'].includes(entry),
)

const host: ts.ParseConfigFileHost = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
  },
}

let program: ts.Program | undefined

/** Returns the compiled types of the core. Reads the files on the first call only, because compiling takes seconds. */
export const coreTypes = (): ts.Program => {
  program ??= ts.createProgram(
    [...entryFiles.values()],
    ts.getParsedCommandLineOfConfigFile(join(core, 'tsconfig.json'), {}, host)?.options ?? {},
  )
  return program
}

/** Returns the exports of an entry of the core by name. Exports of another file are followed to their declarations. */
export const exportsOf = (entry: string): ReadonlyMap<string, ts.Symbol> => {
  const checker = coreTypes().getTypeChecker()
  const source = coreTypes().getSourceFile(entryFiles.get(entry) ?? '')
  const module = source === undefined ? undefined : checker.getSymbolAtLocation(source)
  if (module === undefined) throw new Error(`The core has no entry ${entry}`)
  return new Map(
    checker
      .getExportsOfModule(module)
      .map((symbol) => [
        symbol.name,
        (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol),
      ]),
  )
}

/** Returns the types that an entry of the core exports, by name. */
export const typesOf = (entry: string): ReadonlyMap<string, ts.Type> =>
  new Map(
    [...exportsOf(entry)]
      .filter(([, { flags }]) => (flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) !== 0)
      .map(([name, symbol]) => [name, coreTypes().getTypeChecker().getDeclaredTypeOfSymbol(symbol)]),
  )

/** Returns all types that the rules export, by name. A type of the model has its name alone. */
export const declaredTypes = (): ReadonlyMap<string, ts.Type> =>
  new Map([...ruleEntries, './model'].flatMap((entry) => [...typesOf(entry)]))

/** Returns the type of the values that each entry of `arbitraries` generates, by its key. */
export const generatedTypes = (): ReadonlyMap<string, ts.Type> => {
  const checker = coreTypes().getTypeChecker()
  const arbitraries = exportsOf('./properties').get('arbitraries')
  if (arbitraries === undefined) throw new Error('The core exports no arbitraries')
  return new Map(
    checker
      .getTypeOfSymbol(arbitraries)
      .getProperties()
      .map((entry) => {
        const [generated] = checker.getTypeArguments(checker.getTypeOfSymbol(entry) as ts.TypeReference)
        if (generated === undefined) throw new Error(`${entry.name} is no generator`)
        return [entry.name, generated]
      }),
  )
}
