import * as model from '@paydeck/core/model'
import { arbitraries } from '@paydeck/core/properties'
import fc from 'fast-check'
import ts from 'typescript'
import { beforeAll, expect, it } from 'vitest'
import { coreTypes, declaredTypes, generatedTypes, typesOf } from './types.ts'

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

/** Marks the type `DecimalText`. No value has it. */
const brand = 'DecimalTextBrand'

it('each data type of the model has a generator', () => {
  const types = [...typesOf('./model')].filter(([name, type]) => name !== brand && !hasFunctions(type))
  const dataTypes = types.map(([name]) => name)
  expect(dataTypes.filter((name) => !Object.hasOwn(arbitraries, name))).toEqual([])
  expect(dataTypes.length).toBeGreaterThan(200)
})

it('each generator has the name of a data type of the core and makes values of exactly this type', () => {
  const checker = coreTypes().getTypeChecker()
  const declared = declaredTypes()
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

/** The values that a field must sometimes have: null, none at all, true and false, and each word of a union. */
const requiredValues = (field: ts.Symbol): ReadonlyArray<unknown> => {
  const checker = coreTypes().getTypeChecker()
  const type = checker.getTypeOfSymbol(field)
  const parts = type.isUnion() ? type.types : [type]
  return parts.flatMap((part): ReadonlyArray<unknown> => {
    if ((part.flags & ts.TypeFlags.Null) !== 0) return [null]
    if ((part.flags & ts.TypeFlags.Undefined) !== 0) return [undefined]
    if ((part.flags & ts.TypeFlags.BooleanLiteral) !== 0) return [checker.typeToString(part) === 'true']
    // A long union has a generator of its own, which the test above samples often enough.
    return part.isLiteral() && parts.length < 30 ? [part.value] : []
  })
}

it('the fields of generated records have each of their words, and are null or missing if the type allows it', () => {
  const incomplete = [...generatedTypes()].flatMap(([name, type]) => {
    if ((type.flags & ts.TypeFlags.Object) === 0) return []
    const values = fc.sample(valuesOf(name), 500) as ReadonlyArray<Readonly<Record<string, unknown>>>
    return type.getProperties().flatMap((field) => {
      const seen = new Set(values.map((value) => value[field.name]))
      return requiredValues(field).flatMap((value) =>
        seen.has(value) ? [] : [`${name}.${field.name}: ${String(value)}`],
      )
    })
  })
  expect(incomplete).toEqual([])
})
