import { graphqlCardAccounts } from '@paydeck/adapters/graphql/cards'
import { graphqlCardTopUps } from '@paydeck/adapters/graphql/cards/top-ups'
import { graphqlPaymentRecords } from '@paydeck/adapters/graphql/payments'
import { makeSubmit } from '@paydeck/adapters/transport/submits'
import { graphqlBody, graphqlPath, keyHeader } from '@paydeck/adapters/wire/call'
import { generateTopUp } from '@paydeck/adapters/wire/cards/top-ups'
import { rejected, unreachable } from '@paydeck/core'
import { decimalText } from '@paydeck/core/money'
import { either as E } from 'fp-ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { answered, clientsOf } from '../sandbox/clients.ts'
import { account, answerOf, at, type Client } from '../sandbox/running.ts'

const minute = 60_000
const twentyFive = decimalText('25.00')
if (twentyFive === null) throw new Error('25.00 is an amount')

const galileo = [{ provider: 'galileo', nickname: 'Everyday', balance: '100.10' }]

/** Somebody with these cards, and what they ask of them. */
const holderOf = async (cards: ReadonlyArray<Readonly<Record<string, unknown>>> = galileo) => {
  const client = await account('cardholder', { cards, invoices: [] })
  const { graphql } = clientsOf(client)
  const topUps = graphqlCardTopUps(
    graphql,
    makeSubmit(() => crypto.randomUUID()),
  )
  const accounts = graphqlCardAccounts(graphql)
  const payments = graphqlPaymentRecords(graphql)
  const ids = (await answered(accounts.list)).map(({ id }) => id)
  const cardId = ids[0] ?? ''
  const form = (fields: Readonly<Record<string, string>>): Promise<Response> =>
    client.fetch('/invoice', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    })
  return {
    client,
    topUps,
    cardId,
    ids,
    make: (amount = twentyFive, id = cardId) => topUps.makeInvoice({ cardId: id, amount, currency: 'USD' }),
    step: (id: string, from: string) => form({ id, from }),
    pending: () => answered(topUps.pending({ cardId, startDate: Date.now() - 7 * 24 * 60 * minute })),
    credited: async () =>
      at(
        (await client.graphql('GetCardTopUps', { debitCardId: cardId, credited: true, startDate: '2020-01-01' })).body,
        'data',
        'user',
        'cardTopUps',
      ),
    balance: async () => (await answered(accounts.balances)).find(({ id }) => id === cardId)?.balance,
    recent: async () => {
      const startDate = new Date(Date.now() - 24 * 60 * minute).toISOString()
      const items = await answered(
        payments.recent({ limit: 5, startDate, merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID' }),
      )
      return items.flatMap((item) => (item.kind === 'invoice' ? [[item.id, item.merchantName, item.status]] : []))
    },
    confirming: async () => {
      const startDate = new Date(Date.now() - 24 * 60 * minute).toISOString()
      return (await answered(payments.recent({ limit: 5, startDate, merchantStatus: 'USER_CONFIRMING' }))).length
    },
  }
}

type Holder = Awaited<ReturnType<typeof holderOf>>

const raw = (client: Client, debitCardId: string, more: Readonly<Record<string, unknown>>) =>
  client.graphql('GenerateTopUp', { debitCardId, ...more })
const invoiceIn = (answer: { readonly body: unknown }): unknown => at(answer.body, 'data', 'user', 'generateTopUp')
const errorIn = (answer: { readonly body: unknown }): unknown => at(answer.body, 'errors', 0, 'message')

describe('making the invoice of a top-up', () => {
  let holder: Holder
  beforeAll(async () => {
    holder = await holderOf()
  })

  it('CALL-033 CARD-164 answers with an invoice, in US dollars unless it is told otherwise', async () => {
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
      'A top-up is paid in US dollars.',
    )
  })

  it.each(['1', '1.00', '9999.99', '10000', '10000.00', '0001.5'])('CARD-163 takes %s', async (invoicePrice) => {
    expect(invoiceIn(await raw(holder.client, holder.cardId, { invoicePrice }))).toMatchObject({ status: 'new' })
  })

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
  ])('CARD-163 refuses %j, and says why', async (invoicePrice) => {
    const refused = await raw(holder.client, holder.cardId, { invoicePrice })
    expect([refused.status, errorIn(refused), invoiceIn(refused)]).toEqual([
      200,
      'The amount has to be from $1.00 to $10,000.00.',
      undefined,
    ])
  })

  it('CARD-163 lets the words of the refusal reach who asked', async () => {
    const tooMuch = decimalText('10000.01') ?? twentyFive
    expect(await holder.make(tooMuch)()).toEqual(
      E.left(rejected(200, 'The amount has to be from $1.00 to $10,000.00.')),
    )
  })

  it('F4 makes one invoice of a submit, however often it is sent and tried again after no answer', async () => {
    const somebody = await holderOf()
    const twice = await Promise.all([answered(somebody.make()), answered(somebody.make())])
    expect(new Set(twice).size).toBe(1)
    await somebody.client.control('POST', 'faults', { call: 'GenerateTopUp', kind: 'drop', times: 1 })
    expect(await somebody.make()()).toEqual(E.left(unreachable))
    const [again, after] = [await answered(somebody.make()), await answered(somebody.make())]
    expect(new Set([...twice, again, after]).size).toBe(3)
  })

  it('F4 makes one invoice of 50 that come at once with one key, and takes the key for no other amount', async () => {
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
    expect(errorIn(await send('26'))).toBe('This key was used for another request.')
  })

  it('A2 knows no card of anybody else, none that never was, and leaves theirs as it is', async () => {
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
  ])('puts money on no card %s', async (_which, card) => {
    const somebody = await holderOf([card])
    expect(await somebody.make()()).toEqual(E.left(rejected(200, 'Money cannot be put on this card.')))
  })

  it('CALL-027 asks for a date that is one', async () => {
    const asked = await holder.client.graphql('GetCardTopUps', {
      debitCardId: holder.cardId,
      credited: false,
      startDate: 'soon',
    })
    expect(errorIn(asked)).toBe('The start date is not a date.')
  })
})

describe('the payment window', () => {
  it('CALL-118 CALL-027 CARD-078 moves an invoice from new to complete, as the queries see it', async () => {
    const holder = await holderOf()
    const id = await answered(holder.make())
    // Made, and not paid: nobody's money is on its way.
    expect([await holder.pending(), await holder.recent(), await holder.balance()]).toEqual([[], [], '100.10'])

    expect((await holder.step(id, 'new')).status).toBe(303)
    expect(await holder.pending()).toEqual([
      {
        id: expect.any(String) as unknown,
        invoice: { id, invoiceTime: expect.any(Number) as unknown },
        amount: '25.00',
        appliedDate: null,
        debitCard: holder.cardId,
        user: holder.client.userId,
        provider: 'galileo',
        pending: true,
        displayMerchant: 'Card Load',
        referralId: null,
      },
    ])
    expect([await holder.recent(), await holder.confirming(), await holder.balance()]).toEqual([
      [[id, 'Card Load', 'paid']],
      1,
      '100.10',
    ])

    await holder.step(id, 'paid')
    expect([await holder.recent(), (await holder.pending()).length, await holder.credited()]).toEqual([
      [[id, 'Card Load', 'confirmed']],
      1,
      [],
    ])

    await holder.step(id, 'confirmed')
    expect([await holder.recent(), await holder.pending(), await holder.balance()]).toEqual([
      [[id, 'Card Load', 'complete']],
      [],
      '125.10',
    ])
    expect(await holder.credited()).toMatchObject([{ pending: false, appliedDate: expect.any(Number) as unknown }])
  })

  it('F4 counts each step once, however often and by how many it is asked for', async () => {
    const holder = await holderOf()
    const id = await answered(holder.make())
    for (const from of ['new', 'paid', 'confirmed']) {
      // eslint-disable-next-line no-await-in-loop -- one step after the other
      await Promise.all(Array.from({ length: 10 }, () => holder.step(id, from)))
    }
    await holder.step(id, 'confirmed')
    await holder.step(id, 'new')
    expect([await holder.balance(), await holder.recent()]).toEqual(['125.10', [[id, 'Card Load', 'complete']]])
  })

  it('skips no step, and knows no other', async () => {
    const holder = await holderOf()
    const id = await answered(holder.make())
    await holder.step(id, 'paid')
    await holder.step(id, 'confirmed')
    expect((await holder.step(id, 'complete')).status).toBe(400)
    expect((await holder.step(id, '__proto__')).status).toBe(400)
    expect([await holder.recent(), await holder.balance()]).toEqual([[], '100.10'])
  })

  it('takes no payment of an invoice that is older than 15 minutes', async () => {
    const holder = await holderOf()
    const [early, late] = [await answered(holder.make()), await answered(holder.make())]
    await holder.client.control('POST', 'clock', { advance: 14 * minute })
    await holder.step(early, 'new')
    await holder.client.control('POST', 'clock', { advance: minute })
    await holder.step(late, 'new')
    expect((await holder.recent()).map(([id]) => id)).toEqual([early])
    expect(await (await holder.client.fetch(`/invoice?id=${late}`)).text()).toContain('<dd role="status">Expired</dd>')
  })

  it('A2 shows and moves no invoice of anybody else', async () => {
    const [holder, other] = [await holderOf(), await holderOf()]
    const id = await answered(other.make())
    await holder.step(id, 'new')
    expect([
      (await holder.client.fetch(`/invoice?id=${id}`)).status,
      (await holder.client.fetch('/invoice')).status,
    ]).toEqual([404, 404])
    expect([await other.recent(), await other.pending()]).toEqual([[], []])
  })

  it('asks whoever is not signed in to sign in, with the way back, and refuses another site', async () => {
    const holder = await holderOf()
    const id = await answered(holder.make())
    const address = `/invoice?v=4&id=${id}&lang=en-US`
    const plain = await fetch(new URL(address, holder.client.address), { redirect: 'manual' })
    expect([plain.status, plain.headers.get('location')]).toEqual([
      302,
      `/authenticate/login?redirect=${encodeURIComponent(address)}`,
    ])
    const foreign = await holder.client.fetch('/invoice', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ id, from: 'new' }).toString(),
    })
    expect([foreign.status, await holder.recent()]).toEqual([403, []])
  })

  it('PAY-013 shows an invoice at the address of its details, as text', async () => {
    const client = await account('shopper', {
      invoices: [{ merchantName: '<b>Shop</b>', status: 'complete', price: '1234.50' }],
    })
    const { payments } = { payments: graphqlPaymentRecords(clientsOf(client).graphql) }
    const startDate = new Date(Date.now() - 24 * 60 * minute).toISOString()
    const [invoice] = await answered(
      payments.recent({ limit: 1, startDate, merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID' }),
    )
    const page = await (await client.fetch(`/invoice?v=4&id=${invoice?.id}&lang=en-US`)).text()
    expect(page).toContain('Invoice of $1,234.50')
    expect(page).toContain('&lt;b&gt;Shop&lt;/b&gt;')
    expect(page).not.toContain('<form')
  })
})
