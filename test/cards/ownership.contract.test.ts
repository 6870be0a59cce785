import type { WireEntry } from '@paydeck/adapters/wire/table'
import { beforeAll, describe, expect, it } from 'vitest'
import { answered } from '../sandbox/clients.ts'
import { entries, fieldsOf, sampleFor } from '../sandbox/requests.ts'
import { at, sandbox } from '../sandbox/running.ts'
import { type Holder, holder, refusalOf } from './holder.ts'

const cards = [
  { provider: 'galileo', lastFourDigits: '4821', balance: '100.00', activity: [{}, { status: 'pending' }] },
  { provider: 'firstView', lastFourDigits: '7785' },
]

describe('cards of another user', () => {
  let one: Holder
  let other: Holder
  let foreignTransaction: string
  let ownTransaction: string
  beforeAll(async () => {
    one = await holder(cards)
    other = await holder(cards)
    foreignTransaction = (await other.settled()).transactionList[0]?.id ?? ''
    ownTransaction = (await one.settled()).transactionList[0]?.id ?? ''
  })

  const anonymous = { email: 'nobody@example.com' }
  const keysOf = (name: WireEntry) =>
    Object.keys(fieldsOf(sampleFor(name, anonymous))).filter((key) => key === 'debitCardId' || key === 'transactionId')
  // The cases derive from the list of all API calls, so that a new call is covered automatically.
  const cases: ReadonlyArray<readonly [WireEntry, ReadonlyArray<string>]> = [
    ...entries.flatMap((name) => (keysOf(name).length === 0 ? [] : [[name, keysOf(name)] as const])),
    ['UpdateCardName', ['id']],
  ]

  /** Returns all database rows of the other user, for a comparison before and after a call. */
  const foreignRows = async (): Promise<string> => {
    const { queries } = (await sandbox()).server.environment
    const own = await queries.selectFrom('debitCards').selectAll().where('userId', '=', other.client.userId).execute()
    const ids = own.map(({ id }) => id)
    const rows = await queries.selectFrom('cardTransactions').selectAll().where('cardId', 'in', ids).execute()
    const topUps = await queries.selectFrom('topUps').selectAll().where('cardId', 'in', ids).execute()
    const byId = (left: { readonly id: string }, right: { readonly id: string }) => (left.id < right.id ? -1 : 1)
    return JSON.stringify([own, rows, topUps].map((list) => list.toSorted(byId)))
  }

  it('A2 the only calls that take the id of a card or a transaction are the twelve calls in this test', () => {
    expect(cases.map(([name]) => name).toSorted()).toEqual([
      'ExportFirstViewCsv',
      'ExportGalileoCsv',
      'GenerateTopUp',
      'GetCardActivityOverview',
      'GetCardActivityOverviewPaged',
      'GetCardLockStatus',
      'GetCardTopUps',
      'GetCardTransaction',
      'GetPendingTransactions',
      'GetSettledTransactions',
      'LockCard',
      'UpdateCardName',
    ])
  })

  it.each(cases)(
    'A2 %s returns “Not found.” if its input fields %j contain an unknown id or an id of another user',
    async (name, keys) => {
      const isFirstView = name === 'ExportFirstViewCsv'
      const input = {
        ...fieldsOf(sampleFor(name, one.client)),
        [name === 'UpdateCardName' ? 'id' : 'debitCardId']: one.cards[isFirstView ? 1 : 0]?.id,
        ...(keys.includes('transactionId') ? { transactionId: ownTransaction } : {}),
        ...(name.startsWith('Export') ? { lastFour: isFirstView ? '7785' : '4821' } : {}),
      }
      expect(await refusalOf(one.client, name, input), 'their own').toBeUndefined()
      const before = await foreignRows()
      for (const key of keys) {
        const foreign = key === 'transactionId' ? foreignTransaction : (other.cards[isFirstView ? 1 : 0]?.id ?? '')
        const otherKinds = [one.client.userId, key === 'transactionId' ? one.cardId : ownTransaction]
        for (const id of [foreign, ...otherKinds, 'AAAA', '', "' or 1=1 --", 'x'.repeat(50_000)]) {
          // eslint-disable-next-line no-await-in-loop -- in sequence, so that a failure names its case
          expect(await refusalOf(one.client, name, { ...input, [key]: id }), `${key}: ${id.slice(0, 20)}`).toBe(
            'Not found.',
          )
        }
        // eslint-disable-next-line no-await-in-loop
        expect((await one.client.graphql(name, { ...input, [key]: 'a\u0000' })).status).toBe(400)
      }
      expect(await foreignRows()).toBe(before)
    },
  )

  it('A2 after a user’s card was removed, calls with its id return “Not found.”', async () => {
    const user = await holder(cards)
    const { cardId, client } = user
    await client.control('POST', 'account', { cards: [] })
    expect(await refusalOf(client, 'GetCardLockStatus', { debitCardId: cardId })).toBe('Not found.')
    expect(await refusalOf(client, 'UpdateCardName', { id: cardId, value: 'Mine' })).toBe('Not found.')
  })

  it('A2 the control API makes no purchase with another user’s card, and neither lists nor changes that card’s transactions', async () => {
    const before = await foreignRows()
    const wish = { amount: '1.00', merchantName: 'Nowhere', cardId: other.cardId }
    await expect(one.client.control('POST', 'card-transactions', wish)).rejects.toThrow('404')
    for (const move of ['settle', 'decline', 'reverse', 'refund']) {
      // eslint-disable-next-line no-await-in-loop -- in sequence, so that a failure names its case
      await expect(
        one.client.control('POST', 'card-transactions/move', { id: foreignTransaction, move }),
      ).rejects.toThrow('404')
    }
    const list = at(await one.client.control('GET', 'card-transactions'), 'transactions')
    expect(JSON.stringify(list)).not.toContain(foreignTransaction)
    expect(await foreignRows()).toBe(before)
    expect(await answered(other.changes.lockStatus(other.cardId))).toBe(false)
  })
})
