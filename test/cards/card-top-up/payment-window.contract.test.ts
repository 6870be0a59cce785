import { graphqlPaymentRecords } from '@paydeck/adapters/graphql/payments/recent-activity'
import { describe, expect, it } from 'vitest'
import { answered, clientsOf } from '../../sandbox/clients.ts'
import { account, sandbox } from '../../sandbox/running.ts'
import { holderOf, minute } from './holder.ts'

describe('payment window of the sandbox', () => {
  it('CALL-118 CALL-027 CARD-078 an invoice goes from new to complete in steps; top-ups and balance agree with each step', async () => {
    const holder = await holderOf()
    const id = await answered(holder.make())
    // The invoice exists but is unpaid, so no top-up is pending.
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

  it('F4 each status change of an invoice takes effect once, even if ten requests ask for the change at the same time', async () => {
    const holder = await holderOf()
    const id = await answered(holder.make())
    for (const from of ['new', 'paid', 'confirmed']) {
      // eslint-disable-next-line no-await-in-loop -- the steps depend on each other
      await Promise.all(Array.from({ length: 10 }, () => holder.step(id, from)))
    }
    await holder.step(id, 'confirmed')
    await holder.step(id, 'new')
    expect([await holder.balance(), await holder.recent()]).toEqual(['125.10', [[id, 'Card Load', 'complete']]])
  })

  it('CALL-118 CARD-078 a top-up is complete an hour after its payment, and is credited only once despite concurrent requests', async () => {
    const holder = await holderOf()
    const id = await answered(holder.make())
    await holder.step(id, 'new')
    await holder.client.control('POST', 'clock', { advance: 59 * minute })
    expect([await holder.balance(), await holder.recent()]).toEqual(['100.10', [[id, 'Card Load', 'confirmed']]])
    await holder.client.control('POST', 'clock', { advance: minute })
    await Promise.all(Array.from({ length: 10 }, () => holder.recent()))
    expect([await holder.balance(), await holder.recent()]).toEqual(['125.10', [[id, 'Card Load', 'complete']]])
  })

  it('CARD-078 an underpaid top-up is not listed as pending until the rest is paid', async () => {
    const holder = await holderOf()
    const id = await answered(holder.make())
    const move = (name: string) => holder.client.control('POST', 'payments/move', { id, move: name })
    await move('underpay')
    await holder.client.control('POST', 'clock', { advance: 60 * minute })
    expect([await holder.pending(), await holder.balance()]).toEqual([[], '100.10'])
    await move('payRest')
    expect(await holder.pending()).toHaveLength(1)
  })

  it('CARD-078 a refunded top-up is not credited; an overpaid top-up is credited without the refunded excess', async () => {
    const holder = await holderOf()
    const [id, over] = [await answered(holder.make()), await answered(holder.make())]
    const move = (which: string, name: string) =>
      holder.client.control('POST', 'payments/move', { id: which, move: name })
    await move(id, 'pay')
    await move(id, 'refund')
    await move(over, 'overpay')
    await move(over, 'refund')
    expect((await holder.pending()).map(({ invoice }) => invoice.id)).toEqual([over])
    expect(await (await holder.client.fetch(`/invoice?id=${id}`)).text()).not.toContain('<form')
    for (const from of ['paid', 'confirmed', 'complete']) {
      // eslint-disable-next-line no-await-in-loop -- the steps depend on each other
      await holder.client.fetch('/invoice', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ id, from, move: 'complete' }).toString(),
      })
    }
    await holder.client.control('POST', 'clock', { advance: 60 * minute })
    await holder.recent()
    // The excess is refunded, and the requested amount is on the card.
    expect([await holder.balance(), await holder.pending()]).toEqual(['125.10', []])
    await expect(move(over, 'refund')).rejects.toThrow('422')
  })

  it('CARD-078 an hour after the payment, any request that reads data of the card also credits the top-up', async () => {
    const { queries } = (await sandbox()).server.environment
    const window = { startDate: '2020-01-01', endDate: new Date(Date.now() + 24 * 60 * minute).toISOString() }
    const page = { ...window, pageSize: 10, pageNumber: 1 }
    const looks = {
      GetDebitCards: () => ({}),
      GetDebitCardBalances: () => ({}),
      GetCardTopUps: (debitCardId: string) => ({ debitCardId, credited: true, startDate: '2020-01-01' }),
      GetCardActivityOverview: (debitCardId: string) => ({ debitCardId, recordCount: 10, ...window }),
      GetCardActivityOverviewPaged: (debitCardId: string) => ({ debitCardId, credited: false, ...page }),
      GetPendingTransactions: (debitCardId: string) => ({ debitCardId, credited: false, startDate: '2020-01-01' }),
      GetSettledTransactions: (debitCardId: string) => ({ debitCardId, ...page }),
    } as const
    const names = Object.keys(looks) as ReadonlyArray<keyof typeof looks>
    const seen = names.map(async (name) => {
      const holder = await holderOf()
      await holder.step(await answered(holder.make()), 'new')
      // The test sets the payment time in the database, because advancing the clock through the control API would already
      // complete the payment.
      await queries
        .updateTable('invoices')
        .set({ paidAt: Date.now() - 60 * minute })
        .where('userId', '=', holder.client.userId)
        .execute()
      expect((await holder.client.graphql(name, looks[name](holder.cardId))).body).not.toHaveProperty('errors')
      const card = await queries
        .selectFrom('debitCards')
        .select('cardBalance')
        .where('id', '=', holder.cardId)
        .executeTakeFirstOrThrow()
      return [name, card.cardBalance]
    })
    expect(await Promise.all(seen)).toEqual(names.map((name) => [name, '125.10']))
  })

  it('an invoice does not change if a request states the wrong old status; an invalid old status is rejected with HTTP 400', async () => {
    const holder = await holderOf()
    const id = await answered(holder.make())
    await holder.step(id, 'paid')
    await holder.step(id, 'confirmed')
    expect((await holder.step(id, 'complete')).status).toBe(400)
    expect((await holder.step(id, '__proto__')).status).toBe(400)
    expect([await holder.recent(), await holder.balance()]).toEqual([[], '100.10'])
  })

  it('CARD-211 an invoice that is 15 minutes old cannot be paid', async () => {
    const holder = await holderOf()
    const [early, late] = [await answered(holder.make()), await answered(holder.make())]
    await holder.client.control('POST', 'clock', { advance: 14 * minute })
    await holder.step(early, 'new')
    await holder.client.control('POST', 'clock', { advance: minute })
    await holder.step(late, 'new')
    expect((await holder.recent()).map(([id]) => id)).toEqual([early])
    expect(await (await holder.client.fetch(`/invoice?id=${late}`)).text()).toContain('<dd role="status">Expired</dd>')
  })

  it('A2 a user can neither open another user’s invoice nor change its status', async () => {
    const [holder, other] = [await holderOf(), await holderOf()]
    const id = await answered(other.make())
    await holder.step(id, 'new')
    expect([
      (await holder.client.fetch(`/invoice?id=${id}`)).status,
      (await holder.client.fetch('/invoice')).status,
    ]).toEqual([404, 404])
    expect([await other.recent(), await other.pending()]).toEqual([[], []])
  })

  it('the invoice page redirects signed-out users to the login page, and rejects forms that another site submits', async () => {
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

  it('PAY-013 the invoice page opens at the URL to which payment details link, and escapes HTML in the merchant name', async () => {
    const client = await account('shopper', {
      invoices: [{ merchantName: '<b>Shop</b>', status: 'complete', price: '1234.50' }],
    })
    const { payments } = { payments: graphqlPaymentRecords(clientsOf(client).graphql) }
    const startDate = new Date(Date.now() - 24 * 60 * minute).toISOString()
    const [invoice] = await answered(
      payments.recent({ limit: 1, startDate, merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID' }),
    )
    const page = await (await client.fetch(`/invoice?v=4&id=${invoice?.id}&lang=en-US`)).text()
    expect(page).toContain('Invoice for $1,234.50')
    expect(page).toContain('&lt;b&gt;Shop&lt;/b&gt;')
    expect(page).not.toContain('<form')
  })
})
