import * as model from '@paydeck/core/model'
import { arbitraries } from '@paydeck/core/properties'
import fc from 'fast-check'
import ts from 'typescript'
import { beforeAll, expect, it } from 'vitest'
import { coreTypes, exportsOf, generatedTypes, ruleEntries } from './types.ts'

const typeFlags = ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias

const typesOf = (entry: string): ReadonlyMap<string, ts.Type> =>
  new Map(
    [...exportsOf(entry)]
      .filter(([, { flags }]) => (flags & typeFlags) !== 0)
      .map(([name, symbol]) => [name, coreTypes().getTypeChecker().getDeclaredTypeOfSymbol(symbol)]),
  )

/** True if values of the type contain functions. */
const hasFunctions = (type: ts.Type, seen = new Set<ts.Type>()): boolean => {
  const checker = coreTypes().getTypeChecker()
  const inside = (part: ts.Type): boolean => hasFunctions(part, seen)
  if (type.isUnion()) return type.types.some(inside)
  if ((type.flags & ts.TypeFlags.Object) === 0 || seen.has(type)) return false
  seen.add(type)
  if (type.getCallSignatures().length > 0) return true
  if (checker.isArrayType(type) || checker.isTupleType(type) || type.symbol?.name === 'ReadonlyMap')
    return checker.getTypeArguments(type as ts.TypeReference).some(inside)
  return type.getProperties().some((property) => inside(checker.getTypeOfSymbol(property)))
}

const valuesOf = (name: string): fc.Arbitrary<unknown> => arbitraries[name as keyof typeof arbitraries]

beforeAll(() => {
  // Compiling takes seconds, which do not count as time of the first test.
  coreTypes()
})

it('each data type of the model has a generator', () => {
  const dataTypes = [...typesOf('./model')].filter(([, type]) => !hasFunctions(type)).map(([name]) => name)
  expect(dataTypes.filter((name) => !Object.hasOwn(arbitraries, name))).toEqual([])
  expect(dataTypes.length).toBeGreaterThan(200)
})

it('each generator has the name of a data type of the core and makes values of exactly this type', () => {
  const checker = coreTypes().getTypeChecker()
  const declared = new Map([...ruleEntries, './model'].flatMap((entry) => [...typesOf(entry)]))
  const wrong = [...generatedTypes()].filter(([name, generated]) => {
    const type = declared.get(name)
    if (type === undefined || hasFunctions(type)) return true
    return !checker.isTypeAssignableTo(type, generated) || !checker.isTypeAssignableTo(generated, type)
  })
  expect(wrong.map(([name]) => name)).toEqual([])
})

it('each codec of the model accepts every generated value of its type', () => {
  const codecs = Object.entries(model).flatMap(([name, codec]) =>
    typeof codec === 'object' && 'decode' in codec ? [{ name, codec }] : [],
  )
  const refused = codecs.filter(({ name, codec }) => !fc.sample(valuesOf(name), 200).every((value) => codec.is(value)))
  expect(refused.map(({ name }) => name)).toEqual([])
  expect(codecs.length).toBeGreaterThan(20)
})

it('the generator of a union of words makes every word', () => {
  const unions = [...generatedTypes()].flatMap(([name, type]) =>
    type.isUnion() && type.types.every((member) => member.isLiteral()) ? [{ name, size: type.types.length }] : [],
  )
  // In 5,000 values, each of the 60 words of a long union is missing once in 10^36 runs.
  const incomplete = unions.filter(({ name, size }) => new Set(fc.sample(valuesOf(name), 5000)).size !== size)
  expect(incomplete.map(({ name }) => name)).toEqual([])
  expect(unions.length).toBeGreaterThan(50)
})
