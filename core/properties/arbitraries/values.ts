import fc from 'fast-check'
import type * as t from 'io-ts'
import { type DecimalText, fromMinorUnits } from '../../money/index.ts'

/** Words of a vocabulary of the core, such as `InvoiceStatus`. */
export const words = <W extends Record<string, unknown>>(codec: t.KeyofC<W>): fc.Arbitrary<keyof W & string> =>
  fc.constantFrom(...(Object.keys(codec.keys) as Array<keyof W & string>))

/** Values of a list of the core, such as `chains`. */
export const oneOf = <V>(values: ReadonlyArray<V>): fc.Arbitrary<V> => fc.constantFrom(...values)

/** Ids. Two generated ids are often equal, so that rules that compare ids meet both cases. */
export const ids = fc.oneof({ weight: 4, arbitrary: fc.constantFrom('a1', 'a2', 'a3') }, fc.uuid())

/** Texts of a provider or a user: ordinary words, all scripts, empty texts and texts that try to break a page. */
export const texts = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('Glasshouse Coffee', 'Copperline Records', 'Ada Norden', 'Zoë') },
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('', '  ', '<b>A</b>', '=SUM(A1)', '\u202Egpj.exe', '\u200B', '__proto__', 'null', '\uD800'),
)

/** Times in milliseconds since 1970. A few are no times at all, because a provider may send them. */
export const instants = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 4_000_000_000_000 }) },
  fc.constantFrom(0, 86_400_000, -1, Number.NaN, 9e15),
)

/** Counts. A few are no counts at all, because a provider may send them. */
export const counts = fc.oneof(
  { weight: 6, arbitrary: fc.nat({ max: 200 }) },
  fc.constantFrom(0, 1, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e15),
)

/** Amounts in major units, with up to 18 decimals. Most have 2. */
export const decimals: fc.Arbitrary<DecimalText> = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: -300, max: 10_000_000 }).map((cents) => fromMinorUnits(BigInt(cents), 2)) },
  fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }).map((units) => fromMinorUnits(units, 18)),
)

/** Amounts in minor units, such as satoshis. */
export const minorUnits = fc.oneof(fc.constantFrom(0n, 1n, -1n), fc.bigInt({ min: 0n, max: 10n ** 24n }))

/** Addresses of images. A few are unsafe. */
export const pictures = fc.constantFrom('/logo.svg', 'https://logos.example/a.png', '', 'data:text/html,<b>A</b>')

/** Either a value of the generator, or null. */
export const optional = <V>(value: fc.Arbitrary<V>): fc.Arbitrary<V | null> => fc.option(value)
