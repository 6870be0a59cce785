import fc from 'fast-check'
import type * as t from 'io-ts'
import { decimalText, type DecimalText, fromMinorUnits, zero } from '../../money/index.ts'

/** Words of a vocabulary of the core, such as `InvoiceStatus`. */
export const words = <W extends Record<string, unknown>>(codec: t.KeyofC<W>): fc.Arbitrary<keyof W & string> =>
  fc.constantFrom(...(Object.keys(codec.keys) as Array<keyof W & string>))

/** Values of a list of the core, such as `chains`. */
export const oneOf = <V>(values: ReadonlyArray<V>): fc.Arbitrary<V> => fc.constantFrom(...values)

/** Ids. Two generated ids are often equal, so that rules that compare ids meet both cases. */
export const ids = fc.oneof({ weight: 4, arbitrary: fc.constantFrom('a1', 'a2', 'a3') }, fc.uuid())

const isSurrogate = (point: number): boolean => point >= 0xd800 && point <= 0xdfff

const characters = fc
  .integer({ min: 0, max: 0x10ffff })
  .filter((point) => !isSurrogate(point))
  .map((point) => String.fromCodePoint(point))

/**
 * Texts of any characters. fast-check's unit "binary" would generate the same texts, but takes a second to list all
 * characters first.
 */
export const anyText = (size: { readonly maxLength?: number } = {}): fc.Arbitrary<string> =>
  fc.string({ unit: characters, ...size })

/** Texts of a provider or a user: ordinary words, all scripts, empty texts and texts that try to break a page. */
export const texts = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('Glasshouse Coffee', 'Copperline Records', 'Ada Norden', 'Zoë') },
  fc.string({ unit: 'grapheme' }),
  anyText(),
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

/** Unusual spellings of amounts. */
const rareDecimals = ['0', '-0', '5', '007.50', '-0.00', '9'.repeat(100)].map((text) => decimalText(text) ?? zero)

/** Amounts in major units, with up to 18 decimals. Most have 2. */
export const decimals: fc.Arbitrary<DecimalText> = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: -300, max: 10_000_000 }).map((cents) => fromMinorUnits(BigInt(cents), 2)) },
  fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }).map((units) => fromMinorUnits(units, 18)),
  fc.constantFrom(...rareDecimals),
)

/** Amounts in minor units, such as satoshis. */
export const minorUnits = fc.oneof(fc.constantFrom(0n, 1n, -1n), fc.bigInt({ min: 0n, max: 10n ** 24n }))

/** Addresses of images. A few are unsafe. */
export const pictures = fc.constantFrom('/logo.svg', 'https://logos.example/a.png', '', 'data:text/html,<b>A</b>')

/** Either a value of the generator, or null. */
export const optional = <V>(value: fc.Arbitrary<V>): fc.Arbitrary<V | null> => fc.option(value)

/** Up to four values. */
export const lists = <V>(values: fc.Arbitrary<V>): fc.Arbitrary<ReadonlyArray<V>> => fc.array(values, { maxLength: 4 })

/** Maps with up to four entries. */
export const maps = <K, V>(keys: fc.Arbitrary<K>, values: fc.Arbitrary<V>): fc.Arbitrary<ReadonlyMap<K, V>> =>
  lists(fc.tuple(keys, values)).map((entries) => new Map(entries))

/** Records with a value for each of the keys. */
export const each = <K extends string, V>(
  keys: ReadonlyArray<K>,
  value: fc.Arbitrary<V>,
): fc.Arbitrary<Readonly<Record<K, V>>> =>
  // `Object.fromEntries` forgets the names of the keys.
  fc.record(Object.fromEntries(keys.map((key) => [key, value]))) as fc.Arbitrary<Record<K, V>>

/** Records of the type `T`. The optional fields `missing` are sometimes missing. */
export const record = <T extends object>(
  fields: { readonly [K in keyof T]-?: fc.Arbitrary<T[K]> },
  missing: ReadonlyArray<keyof T> = [],
): fc.Arbitrary<T> => {
  const names = Object.keys(fields) as Array<keyof T>
  const requiredKeys = names.filter((name) => !missing.includes(name))
  // The type of `fc.record` needs the names of the required fields as literals.
  return fc.record(fields, { requiredKeys }) as fc.Arbitrary<unknown> as fc.Arbitrary<T>
}

/** Amounts as a user types them, and texts that are no amount. */
export const amountTexts = fc.constantFrom('12.50', '0', '5', '1,000', '-3', '1e9', '.5', '', '٣', '9'.repeat(130))

/** Days as a date field contains them, such as "2026-03-10". A few are no days. */
export const days = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('2026-03-10', '2025-12-31', '2024-02-29', '') },
  fc.constantFrom('2026-02-30', '10.3.2026', '99999-01-01', 'x'),
)

/** Years. A few are no years. */
export const years = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 2015, max: 2030 }) },
  fc.constantFrom(0, -1, 2025.5, 275_761, Number.NaN),
)

/** Last digits of a card or an account. */
export const digits = fc.constantFrom('4821', '0000', '', '\u202E12')

/** Email addresses, and texts that are none. */
export const emails = fc.constantFrom('ada@example.com', 'ADA@EXAMPLE.COM', 'ada', '', 'a@b@c')

/** Country codes, and texts that are none. */
export const countries = fc.oneof({ weight: 3, arbitrary: fc.constantFrom('US', 'us', 'USA', 'CA', 'UM', '') }, texts)

/** User agents of browsers. Some are unknown. */
export const userAgents = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36',
      'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0 Safari/537.36 Edg/141.0',
    ),
  },
  texts,
)

/** Addresses of wallets, and texts that are none. */
export const walletAddresses = fc.constantFrom(
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
  'bc1q',
  '',
  '\uD800',
)

/** Names of experiments that the user takes part in, and other texts. */
export const experiments = fc.oneof(fc.constantFrom('NADebitCard', 'NADebitCard2', ''), texts)
