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

it.each(operations)(
  'CALL-008 the document, the codecs and the schema of the operation $name describe the same fields',
  (operation) => {
    expect(validate(schema, operation.document).map(({ message }) => message)).toEqual([])
    expect(shapeFindings(schema, operation)).toEqual([])
  },
)

it('CALL-008 every field of the schema is requested by at least one operation', () => {
  expect(unaskedFields(schema, operations)).toEqual([])
})

/** Path to a field of a response, such as ["debitCards", "currency", "code"]. */
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

/** Returns a copy of the codec that lacks the field at this path. */
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

/**
 * Returns the path to a field of a GraphQL document, given the field's ancestors in the syntax tree and its name (`own`).
 */
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

/** Removes the marks for lists, `[]`, and for union types, `(Name)`, from a reported finding. */
const placeOf = (finding: string): string => finding.replace(/\[\]|\(\w+\)/g, '')

/**
 * Returns the schema without the fields that have the last name of the path. Fields of `Query` and `Mutation` are kept. If
 * the path has several names, the fields in `extend type` blocks are kept too.
 */
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
  'shapeFindings reports the field %s if the document, the codec or the schema lacks it',
  (place, operation, way) => {
    const findings = (stated: Partial<Stated>, present = schema): ReadonlyArray<string> =>
      shapeFindings(present, { ...operation, ...stated }).map(placeOf)
    expect(findings({ document: documentWithout(operation.document, way) })).toContain(
      `${place} is not asked for by the document`,
    )
    expect(findings({ reply: codecWithout(operation.reply, way) })).toContain(`${place} is not read by the codec`)
    expect(findings({}, schemaWithout(way)).join('\n')).toContain(`${place} does not stand in the schema`)
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

it.each(changed)(
  'shapeFindings reports a field whose definition in the schema changes from %j to %j',
  (before, after, finding) => {
    expect(source).toContain(before)
    const cards = operations.filter(({ name }) => name === 'GetDebitCards')
    const found = cards.flatMap((one) => shapeFindings(buildSchema(source.replace(before, after)), one))
    expect(found).toEqual([`GetDebitCards: debitCards[].${finding}`])
  },
)

it('shapeFindings reports an input field that the document or the codec lacks, or that only the document requires', () => {
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

it('shapeFindings reports differences between document, codec and schema within an input record', () => {
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

it('unaskedFields reports a field of the schema that no operation requests', () => {
  const richer = buildSchema(source.replace('type DebitCard {', 'type DebitCard {\n  colour: String'))
  expect(unaskedFields(richer, operations)).toEqual(['DebitCard.colour'])
})
