import { readFileSync } from 'node:fs'
import { either as E } from 'fp-ts'
import { buildSchema, parse, validate } from 'graphql'
import type * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import {
  getCardActivityOverview,
  getCardActivityOverviewPaged,
  getPendingTransactions,
  getSettledTransactions,
} from '../../adapters/wire/cards/card-activity.ts'
import { exportFirstViewCsv, exportGalileoCsv } from '../../adapters/wire/cards/card-export.ts'
import { getCardTransaction } from '../../adapters/wire/cards/card-transaction.ts'
import { postVerifyAddress } from '../../adapters/wire/cards/mailing-address.ts'
import { cardTransaction } from '../../adapters/wire/cards/shared.ts'
import { transactionExtras } from '../../adapters/wire/cards/shared.ts'
import { specified } from '../../adapters/wire/specified.ts'

const read = (codec: t.Mixed, value: unknown): unknown => {
  const result = codec.decode(value)
  return E.isRight(result) ? result.right : 'unreadable'
}

/** Card transaction from a provider that supports only the fields of the specification. */
const plain = {
  id: 't1',
  dates: { auth: 1, post: null },
  provider: 'galileo',
  status: 'pending',
  type: 'PM',
  description: null,
  displayMerchant: 'Lumen Books',
  displayPrice: '-12.50',
  currency: 'USD',
  merchant: { merchantName: 'LUMEN BOOKS 77', merchantCity: 'Fairhollow', merchantState: 'OR' },
}
const nothingMore = { category: null, original: null }

describe('a decoded card transaction', () => {
  it('CARD-066 in a card transaction, each field beyond the specification is null if the provider omits this field', () => {
    expect(read(cardTransaction, plain)).toEqual({ ...plain, ...nothingMore })
  })

  it.each(['settled', 'Pending', '', null, undefined, 7])(
    'CARD-067 a card transaction has a null status when the provider sends %j',
    (status) => {
      expect(read(cardTransaction, { ...plain, status })).toEqual({ ...plain, ...nothingMore, status: null })
    },
  )

  it('an unknown category of a card transaction is decoded as null', () => {
    expect(read(cardTransaction, { ...plain, category: 'numismatics' })).toEqual({ ...plain, ...nothingMore })
    expect(read(cardTransaction, { ...plain, category: '__proto__' })).toEqual({ ...plain, ...nothingMore })
    expect(read(cardTransaction, { ...plain, category: 'dining' })).toEqual({
      ...plain,
      ...nothingMore,
      category: 'dining',
    })
  })

  it('a card transaction with a malformed amount stays in the list, with null as its amount', () => {
    for (const displayPrice of ['12,50', 1e21, null, {}]) {
      expect(read(cardTransaction, { ...plain, displayPrice })).toEqual({
        ...plain,
        ...nothingMore,
        displayPrice: null,
      })
    }
    expect(read(cardTransaction, { ...plain, displayPrice: -12.5 })).toMatchObject({ displayPrice: '-12.5' })
    const original = { amount: 'x', currency: 'EUR' }
    expect(read(cardTransaction, { ...plain, original })).toMatchObject({ original: { amount: null, currency: 'EUR' } })
  })

  it('a card transaction is dropped from the list if its id or its merchant is malformed; the other transactions stay', () => {
    const { reply } = getPendingTransactions
    const list = [plain, { ...plain, merchant: null }, { ...plain, id: 7 }, { ...plain, id: 't2' }]
    const found = read(reply, { pendingTransactions: list })
    expect(found).toMatchObject({ pendingTransactions: [{ id: 't1' }, { id: 't2' }] })
  })
})

describe('GraphQL operations reduced to the specified fields', () => {
  const source = readFileSync(new URL('../../adapters/wire/schema.graphql', import.meta.url), 'utf8')
  const extras = /\n {2}"Beyond the specification:[^"]*"\n {2}(category: String|original: ForeignAmount)/g
  const specifiedSchema = buildSchema(source.replace(extras, ''))
  const operations = [
    getCardActivityOverviewPaged,
    getCardActivityOverview,
    getSettledTransactions,
    getPendingTransactions,
  ]

  it.each(operations)('the reduced operation $name is valid for the specified schema', (call) => {
    const unknown = validate(specifiedSchema, parse(call.document)).map(({ message }) => message)
    expect(unknown).toHaveLength(2)
    for (const message of unknown) expect(message).toMatch(/^Cannot query field "(category|original)"/)
    expect(validate(specifiedSchema, parse(specified(call, transactionExtras).document))).toEqual([])
  })

  it('a reduced operation differs from the complete operation only by the fields beyond the specification', () => {
    const { document, ...rest } = specified(getCardTransaction, transactionExtras)
    const { document: whole, ...same } = getCardTransaction
    expect(rest).toEqual(same)
    expect(whole).toContain(' category original { amount currency }')
    expect(document).toBe(whole.replace(' category original { amount currency }', ''))
  })
})

describe('a list that is decoded as a whole or rejected as a whole', () => {
  it.each([
    [exportFirstViewCsv, 'firstViewCsv'],
    [exportGalileoCsv, 'galileoCsv'],
  ] as const)('a card report contains all its rows, or is rejected if one row is malformed: %#', ({ reply }, key) => {
    const row = { date: 1, description: 'Load', type: 'PM', amount: '1.00' }
    expect(read(reply, { [key]: [row, row] })).toEqual({ [key]: [row, row] })
    expect(read(reply, { [key]: [row, { ...row, date: 'today' }] })).toBe('unreadable')
  })

  it('CALL-102 an address verification contains all addresses and warnings, or is rejected if one is malformed', () => {
    const { reply } = postVerifyAddress
    const entry = { warnings: ['moved'], mappedAddress: { country: 'US' } }
    expect(read(reply, { addressVerification: [entry] })).toEqual({ addressVerification: [entry] })
    // An invalid entry makes the whole response unreadable. If decoding dropped only this entry, the caller would use a
    // wrong entry or miss a warning.
    expect(read(reply, { addressVerification: [{ ...entry, mappedAddress: null }, entry] })).toBe('unreadable')
    expect(read(reply, { addressVerification: [{ ...entry, warnings: [{ text: 'inadmissible' }] }] })).toBe(
      'unreadable',
    )
    expect(read(reply, { addressVerification: [{ warnings: [], mappedAddress: {} }] })).toEqual({
      addressVerification: [{ warnings: [], mappedAddress: { country: null } }],
    })
  })
})
