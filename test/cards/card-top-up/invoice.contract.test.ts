import { graphqlBody, graphqlPath, keyHeader } from '@paydeck/adapters/wire/call'
import { generateTopUp } from '@paydeck/adapters/wire/cards/card-top-up'
import { rejected, unreachable } from '@paydeck/core'
import { decimalText } from '@paydeck/core/money'
import { creditTopUp } from '@paydeck/sandbox/cards/card-top-up'
import { either as E } from 'fp-ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { answered } from '../../sandbox/clients.ts'
import { answerOf, at, type Client, sandbox } from '../../sandbox/running.ts'
import { type Holder, holderOf, twentyFive } from './holder.ts'

const raw = (client: Client, debitCardId: string, more: Readonly<Record<string, unknown>>) =>
  client.graphql('GenerateTopUp', { debitCardId, ...more })
const invoiceIn = (answer: { readonly body: unknown }): unknown => at(answer.body, 'data', 'user', 'generateTopUp')
const errorIn = (answer: { readonly body: unknown }): unknown => at(answer.body, 'errors', 0, 'message')

describe('top-up calls of the sandbox', () => {
  let holder: Holder
  beforeAll(async () => {
    holder = await holderOf()
  })

  it('CALL-033 CARD-164 GenerateTopUp returns an invoice in US dollars, and rejects any other currency', async () => {
    const made = await raw(holder.client, holder.cardId, { invoicePrice: '25' })
    expect(made.status).toBe(200)
    expect(invoiceIn(made)).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/) as unknown,
      invoiceTime: expect.any(Number) as unknown,
      price: '25.00',
      currency: { code: 'USD', symbol: '$', precision: 2, decimals: 2 },
      status: 'new',
    })
    expect(await answered(holder.make())).toMatch(/^[\w-]{22}$/)
    expect(errorIn(await raw(holder.client, holder.cardId, { invoicePrice: '25', invoiceCurrency: 'EUR' }))).toBe(
      'Top-ups must be in US dollars.',
    )
  })

  it.each(['1', '1.00', '9999.99', '10000', '10000.00', '0001.5'])(
    'CARD-163 GenerateTopUp accepts the amount %s',
    async (invoicePrice) => {
      expect(invoiceIn(await raw(holder.client, holder.cardId, { invoicePrice }))).toMatchObject({ status: 'new' })
    },
  )

  it.each([
    '0',
    '0.99',
    '10000.01',
    '10001',
    '99999',
    '100000',
    '-25',
    '1.005',
    '1e3',
    '',
    'NaN',
    ' 25',
    '25,00',
    null,
  ])(
    'CARD-163 GenerateTopUp rejects the amount %j with a message that contains the allowed range',
    async (invoicePrice) => {
      const refused = await raw(holder.client, holder.cardId, { invoicePrice })
      expect([refused.status, errorIn(refused), invoiceIn(refused)]).toEqual([
        200,
        'Enter an amount from $1.00 to $10,000.00.',
        undefined,
      ])
    },
  )

  it('CARD-163 if the sandbox rejects the amount, the app’s adapter returns the message of the sandbox', async () => {
    const tooMuch = decimalText('10000.01') ?? twentyFive
    expect(await holder.make(tooMuch)()).toEqual(E.left(rejected(200, 'Enter an amount from $1.00 to $10,000.00.')))
  })

  it('F4 two concurrent top-up requests of the app create one invoice; each later request creates a new invoice', async () => {
    const user = await holderOf()
    const twice = await Promise.all([answered(user.make()), answered(user.make())])
    expect(new Set(twice).size).toBe(1)
    await user.client.control('POST', 'faults', { call: 'GenerateTopUp', kind: 'drop', times: 1 })
    expect(await user.make()()).toEqual(E.left(unreachable))
    const [again, after] = [await answered(user.make()), await answered(user.make())]
    expect(new Set([...twice, again, after]).size).toBe(3)
  })

  it('F4 fifty concurrent requests with one idempotency key create one invoice; this key with another amount is rejected', async () => {
    const { client, cardId } = await holderOf()
    const send = async (invoicePrice: string): Promise<{ readonly status: number; readonly body: unknown }> => {
      const { name, document } = generateTopUp
      const variables = { debitCardId: cardId, invoicePrice, token: client.tokens.user, csrf: client.csrf }
      const headers = { 'content-type': 'application/json', [keyHeader]: 'one-submit' }
      const init = { method: 'POST', headers, body: graphqlBody({ name, document, variables }) }
      return answerOf(await client.fetch(graphqlPath, init))
    }
    const many = await Promise.all(Array.from({ length: 50 }, () => send('25')))
    expect(new Set(many.map((answer) => at(invoiceIn(answer), 'id'))).size).toBe(1)
    expect(errorIn(await send('26'))).toBe('This key was already used for another request.')
  })

  it('A2 GenerateTopUp and GetCardTopUps return “Not found.” for unknown cards and for cards of other users', async () => {
    const other = await holderOf()
    for (const id of [other.cardId, 'AAAA', '', "' or true --", 'x'.repeat(10_000), other.client.userId]) {
      const tried = [
        await raw(holder.client, id, { invoicePrice: '25' }),
        await holder.client.graphql('GetCardTopUps', { debitCardId: id, credited: false, startDate: '2020-01-01' }),
      ]
      expect(
        tried.map((answer) => [answer.status, errorIn(answer)]),
        id.slice(0, 40),
      ).toEqual([
        [200, 'Not found.'],
        [200, 'Not found.'],
      ])
    }
    expect([await other.balance(), await other.pending()]).toEqual(['100.10', []])
  })

  it.each([
    ['of the old programme', { provider: 'firstView' }],
    ['that is lost', { provider: 'galileo', status: 'lost' }],
    ['that is canceled', { provider: 'galileo', status: 'canceled' }],
    ['that is disabled', { provider: 'galileo', disabled: true }],
  ])('GenerateTopUp rejects a top-up for a card %s', async (_which, card) => {
    const user = await holderOf([card])
    expect(await user.make()()).toEqual(E.left(rejected(200, "You can't add money to this card.")))
  })

  it('CALL-027 GetCardTopUps rejects an invalid start date', async () => {
    const response = await holder.client.graphql('GetCardTopUps', {
      debitCardId: holder.cardId,
      credited: false,
      startDate: 'soon',
    })
    expect(errorIn(response)).toBe('The start date is not valid.')
  })

  // A lock on the invoice's database row already prevents a second settlement. This test covers the additional check in
  // `creditTopUp`.
  it('F13 `creditTopUp` credits a paid invoice to its card once, even if the function is called twice', async () => {
    const user = await holderOf()
    const id = await answered(user.make())
    const { queries: database } = (await sandbox()).server.environment
    const paid = { id, price: '25.00', invoiceTime: 1 }
    for (const now of [2, 3]) await creditTopUp({ database }, paid, now)
    expect(await user.balance()).toBe('125.10')
    await creditTopUp({ database }, { ...paid, id: 'none' }, 4)
    expect(await user.balance()).toBe('125.10')
  })
})
