import { readFileSync } from 'node:fs'
import {
  buildASTSchema,
  buildSchema,
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  parse,
  validate,
  visit,
} from 'graphql'
import * as t from 'io-ts'
import { expect, it } from 'vitest'
import { amountText } from '../../adapters/wire/amount.ts'
import { list, nullable, oneOf, record, shapeOf } from '../../adapters/wire/codec.ts'
import { wireTable } from '../../adapters/wire/table.ts'
import { shapeFindings, type Stated, unaskedFields } from '../laws/graphql-shape.ts'

const source = readFileSync(new URL('../../adapters/wire/schema.graphql', import.meta.url), 'utf8')
const definitions = parse(source)
const schema = buildASTSchema(definitions)

const operations: ReadonlyArray<Stated> = Object.values(wireTable).flatMap((call) =>
  call.kind === 'graphql' ? [{ ...call, document: parse(call.document) }] : [],
)

it.each(operations)('CALL-008 the document of $name, its codecs and the schema state one shape', (operation) => {
  expect(validate(schema, operation.document).map(({ message }) => message)).toEqual([])
  expect(shapeFindings(schema, operation)).toEqual([])
})

it('CALL-008 every field of the schema is asked for by an operation', () => {
  expect(unaskedFields(schema, operations)).toEqual([])
})

/** A way to a field through the records of a reply, as in ["debitCards", "currency", "code"]. */
type Way = ReadonlyArray<string>

const waysOf = (codec: t.Mixed): ReadonlyArray<Way> => {
  const shape = shapeOf(codec)
  if (shape === undefined || shape.kind === 'word' || shape.kind === 'dictionary') return []
  if (shape.kind === 'oneOf') return shape.of.flatMap(waysOf)
  if (shape.kind !== 'record') return waysOf(shape.of)
  return Object.entries({ ...shape.required, ...shape.optional }).flatMap(([key, part]) => [
    ...(key === '__typename' ? [] : [[key]]),
    ...waysOf(part).map((way) => [key, ...way]),
  ])
}

/** The same codec with a field left out. */
const codecWithout = (codec: t.Mixed, way: Way): t.Mixed => {
  const shape = shapeOf(codec)
  const [key = '', ...rest] = way
  if (shape?.kind === 'list') return list(codecWithout(shape.of, way))
  if (shape?.kind === 'nullable') return nullable(codecWithout(shape.of, way))
  if (shape?.kind === 'oneOf') {
    return oneOf('__typename', Object.fromEntries(shape.of.map((one, index) => [index, codecWithout(one, way)])))
  }
  if (shape?.kind !== 'record') return codec
  const poorer = (props: t.Props): t.Props =>
    Object.fromEntries(
      Object.entries(props).flatMap(([name, part]): ReadonlyArray<[string, t.Mixed]> => {
        if (name !== key) return [[name, part]]
        return rest.length === 0 ? [] : [[name, codecWithout(part, rest)]]
      }),
    )
  return record(poorer(shape.required), poorer(shape.optional))
}

/** The names of the fields that a node of a document stands below, and its own. */
const wayTo = (ancestors: ReadonlyArray<unknown>, own: string): Way => [
  ...ancestors.flatMap((one) => {
    const node = one as { readonly kind?: string; readonly name?: { readonly value: string } }
    return node.kind === Kind.FIELD && node.name !== undefined ? [node.name.value] : []
  }),
  own,
]

const documentWithout = (document: DocumentNode, way: Way): DocumentNode =>
  visit(document, {
    Field: (node, _key, _parent, _path, ancestors) =>
      wayTo(ancestors, node.name.value).join('.') === ['user', ...way].join('.') ? null : undefined,
  })

const leaves: ReadonlyArray<readonly [string, Stated, Way]> = operations.flatMap((operation) =>
  waysOf(operation.reply).map((way) => [`${operation.name}: ${way.join('.')}`, operation, way] as const),
)

/** Where a finding stands, without what marks lists and cases. */
const placeOf = (finding: string): string => finding.replace(/\[\]|\(\w+\)/g, '')

/** The same schema, where no type has a field of a name: those of the user are left for what stands below others. */
const schemaWithout = (way: Way): GraphQLSchema => {
  const key = way.at(-1) ?? ''
  return buildASTSchema(
    visit(definitions, {
      ObjectTypeDefinition: ({ name }) => (['Query', 'Mutation'].includes(name.value) ? false : undefined),
      ObjectTypeExtension: () => (way.length > 1 ? false : undefined),
      FieldDefinition: ({ name }) => (name.value === key ? null : undefined),
    }),
    { assumeValid: true },
  )
}

it.each(leaves)(
  'names %s where it is left out of the document, of the codec or of the schema',
  (place, operation, way) => {
    const told = (stated: Partial<Stated>, present = schema): ReadonlyArray<string> =>
      shapeFindings(present, { ...operation, ...stated }).map(placeOf)
    expect(told({ document: documentWithout(operation.document, way) })).toContain(
      `${place} is not asked for by the document`,
    )
    expect(told({ reply: codecWithout(operation.reply, way) })).toContain(`${place} is not read by the codec`)
    expect(told({}, schemaWithout(way)).join('\n')).toContain(`${place} does not stand in the schema`)
  },
)

const changed: ReadonlyArray<readonly [before: string, after: string, finding: string]> = [
  ['  nickname: String\n', '  nickname: String!\n', 'nickname may be null for the codec, and not in the schema'],
  [
    '  lastFourDigits: String!\n',
    '  lastFourDigits: String\n',
    'lastFourDigits may be null in the schema, and not for the codec',
  ],
  [
    '  lastFourDigits: String!\n',
    '  lastFourDigits: Int!\n',
    'lastFourDigits is Int in the schema and string for the codec',
  ],
  [
    '  cardBalance: AmountText\n',
    '  cardBalance: Float\n',
    'cardBalance is Float in the schema and AmountText for the codec',
  ],
  [
    '  lastFourDigits: String!\n',
    '  lastFourDigits: [String!]!\n',
    'lastFourDigits is a list in the schema, and not for the codec',
  ],
]

it.each(changed)('names a type that is another one: %j as %j', (before, after, finding) => {
  expect(source).toContain(before)
  const cards = operations.filter(({ name }) => name === 'GetDebitCards')
  const found = cards.flatMap((one) => shapeFindings(buildSchema(source.replace(before, after)), one))
  expect(found).toEqual([`GetDebitCards: debitCards[].${finding}`])
})

it('names what is sent and not declared, what is declared and not sent, and what one end alone requires', () => {
  const validation = operations.filter(({ name }) => name === 'ValidateAddress')
  const found = (input: t.Mixed) => validation.flatMap((one) => shapeFindings(schema, { ...one, input }))
  expect(found(record({ currency: t.string }))).toEqual(['ValidateAddress: $address is not sent by the codec'])
  expect(found(record({ currency: t.string, address: t.string, label: t.string }))).toEqual([
    'ValidateAddress: $label does not stand in the document',
  ])
  expect(found(record({ currency: t.string }, { address: t.number }))).toEqual([
    'ValidateAddress: $address is required by the document alone',
    'ValidateAddress: $address is String in the document and number for the codec',
  ])
})

it('names what differs within the records that are sent', () => {
  const [invoice] = operations.filter(({ name }) => name === 'CreateBillPayInvoiceId')
  if (invoice === undefined) throw new Error('no such operation')
  const item = { accountId: t.string, amount: t.number, currency: t.string }
  const found = (codec: t.Mixed) =>
    shapeFindings(schema, { ...invoice, input: record({ provider: t.string, payments: codec }) }).filter((finding) =>
      finding.includes('$payments'),
    )
  expect(found(list(record(item)))).toEqual([
    'CreateBillPayInvoiceId: $payments[].amount is AmountText in the document and number for the codec',
  ])
  const { currency, ...rest } = { ...item, amount: amountText }
  expect(found(list(record({ ...rest, note: t.string })))).toEqual([
    'CreateBillPayInvoiceId: $payments[].note does not stand in the schema',
    'CreateBillPayInvoiceId: $payments[].currency is not always sent by the codec',
  ])
  expect(found(list(record(rest, { currency })))).toEqual([
    'CreateBillPayInvoiceId: $payments[].currency is not always sent by the codec',
  ])
  expect(found(record({ ...rest, currency }))).toHaveLength(1)
  expect(found(list(record({ ...rest, currency })))).toEqual([])
})

it('names a field of the schema that no operation asks for', () => {
  const richer = buildSchema(source.replace('type DebitCard {', 'type DebitCard {\n  colour: String'))
  expect(unaskedFields(richer, operations)).toEqual(['DebitCard.colour'])
})
