import { arbitraries } from '@paydeck/core/properties'
import fc from 'fast-check'
import ts from 'typescript'
import { coreTypes, declaredTypes } from './types.ts'

type Values = fc.Arbitrary<unknown>

/** A type has values that cannot be generated. The message is the reason. */
export class NoGenerator extends Error {}

/** Types whose values cannot be generated. They have behaviour in time, which the tests of the slices check. */
const timed = ['Observable', 'Promise', 'SchedulerLike']

const texts = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme' }) },
  { weight: 3, arbitrary: fc.constantFrom('a1', 'UTC', 'Europe/Berlin', 'USD', '2026-03-10', '12.50', '/home', '7') },
  fc.constantFrom('', ' ', '<b>', '(', '[', '\\', '%', '%E0%A4%A', '__proto__', 'constructor', '\uD800', '\u202E'),
  fc.constantFrom('-0.00', '1e999', '9'.repeat(400), '2026-02-30', 'https://[', '//a', '{', 'a=%', '\u0000', 'No/Zone'),
)

const numbers = fc.oneof(
  { weight: 2, arbitrary: fc.integer({ min: -3, max: 300 }) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 4_000_000_000_000 }) },
  fc.double(),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0, 1e21, 5e-324, 0.5, -1),
)

const unknowns = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(undefined, Number.NaN, 0n, Symbol('any'), new Error('any'), Object.create(null)),
)

const patterns = fc.constantFrom(/[0-9]/, /^[A-Z]$/u, /./g, /(?:)/)

const short = { maxLength: 4 }

/** Generators of the types that are named here. The others follow from the structure of their type. */
const named = new Map<string, (parts: ReadonlyArray<Values>) => Values>([
  ['ReadonlyMap', ([key = texts, value = texts]) => fc.array(fc.tuple(key, value), short).map((rows) => new Map(rows))],
  ['ReadonlySet', ([value = texts]) => fc.array(value, short).map((values) => new Set(values))],
  ['RegExp', () => patterns],
])

const fromFlags: ReadonlyArray<readonly [ts.TypeFlags, Values]> = [
  [ts.TypeFlags.Unknown, unknowns],
  [ts.TypeFlags.Boolean, fc.boolean()],
  [ts.TypeFlags.String, texts],
  [ts.TypeFlags.Number, numbers],
  [ts.TypeFlags.BigInt, fc.bigInt()],
  [ts.TypeFlags.Null, fc.constant(null)],
  [ts.TypeFlags.Undefined | ts.TypeFlags.Void, fc.constant(undefined)],
]

const isA = (type: ts.Type, flags: ts.TypeFlags): boolean => (type.flags & flags) !== 0

/**
 * Returns a function that makes the generator of a type. Its values are those of `arbitraries`, and any other values with
 * the structure of the type. The function throws `NoGenerator` if a part of the type cannot be generated.
 */
export const makeGenerators = (): ((type: ts.Type) => Values) => {
  const checker = coreTypes().getTypeChecker()
  const vocabulary = new Map<ts.Type, Values>()
  for (const [name, type] of declaredTypes())
    if (Object.hasOwn(arbitraries, name) && !isA(type, ts.TypeFlags.String))
      vocabulary.set(type, arbitraries[name as keyof typeof arbitraries])

  const isOptional = ({ flags }: ts.Symbol): boolean => (flags & ts.SymbolFlags.Optional) !== 0

  const property = (symbol: ts.Symbol): Values => {
    const type = checker.getTypeOfSymbol(symbol)
    if (!isOptional(symbol) || !type.isUnion()) return of(type)
    return fc.oneof(...type.types.filter((part) => !isA(part, ts.TypeFlags.Undefined)).map(of))
  }

  const record = (type: ts.Type): Values => {
    const index = checker.getIndexTypeOfType(type, ts.IndexKind.String)
    if (index !== undefined) return fc.dictionary(texts, of(index), { maxKeys: 4 })
    const properties = type.getProperties()
    const fields = Object.fromEntries(properties.map((symbol) => [symbol.name, property(symbol)]))
    return fc.record(fields, { requiredKeys: properties.filter((one) => !isOptional(one)).map(({ name }) => name) })
  }

  const callable = (type: ts.Type): Values => {
    const [signature, ...overloads] = type.getCallSignatures()
    if (signature === undefined || overloads.length > 0) throw new NoGenerator('overloads')
    return fc.func(of(signature.getReturnType()))
  }

  const object = (type: ts.Type): Values => {
    const name = type.symbol?.name ?? ''
    if (timed.includes(name)) throw new NoGenerator('live values, requests or a clock')
    const parts = (): ReadonlyArray<Values> => checker.getTypeArguments(type as ts.TypeReference).map(of)
    const make = named.get(name)
    if (make !== undefined) return make(parts())
    if (checker.isTupleType(type)) return fc.tuple(...parts())
    if (checker.isArrayType(type)) return fc.array(parts()[0] ?? texts, short)
    return type.getCallSignatures().length > 0 ? callable(type) : record(type)
  }

  const build = (type: ts.Type): Values => {
    const words = vocabulary.get(type)
    if (words === undefined) return fromStructure(type)
    return isA(type, ts.TypeFlags.Object) ? fc.oneof({ weight: 2, arbitrary: words }, fromStructure(type)) : words
  }

  const fromStructure = (type: ts.Type): Values => {
    const simple = fromFlags.find(([flags]) => isA(type, flags))
    if (simple !== undefined) return simple[1]
    if (isA(type, ts.TypeFlags.ESSymbol)) throw new NoGenerator('keys of any record')
    if (type.isLiteral()) return fc.constant(type.value)
    if (isA(type, ts.TypeFlags.BooleanLiteral)) return fc.constant(checker.typeToString(type) === 'true')
    if (type.isUnion()) return fc.oneof(...type.types.map(of))
    if (isA(type, ts.TypeFlags.Object) || type.isIntersection()) return object(type)
    return of(checker.getBaseConstraintOfType(type) ?? checker.getUnknownType())
  }

  const known = new Map<ts.Type, Values>()
  const failures = new Map<ts.Type, unknown>()
  const open = new Set<ts.Type>()
  const of = (type: ts.Type): Values => {
    // A type that contains itself. Its generator is complete when the first value is generated.
    if (open.has(type)) return fc.constant(type).chain((inner) => known.get(inner) ?? fc.constant(undefined))
    if (failures.has(type)) throw failures.get(type)
    const values = known.get(type)
    if (values !== undefined) return values
    open.add(type)
    try {
      const made = build(type)
      known.set(type, made)
      return made
    } catch (failure) {
      failures.set(type, failure)
      throw failure
    } finally {
      open.delete(type)
    }
  }
  return of
}
