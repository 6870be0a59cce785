import { describe, expect, it } from 'vitest'
import { day, type Holder, holder } from '../cards/holder.ts'
import { answered } from './clients.ts'
import { at } from './running.ts'

const everyday = [{ provider: 'galileo', nickname: 'Everyday', balance: '100.00' }]

/** Returns the status and type of each transaction, newest first. */
const statusesAndTypes = async ({ client }: Holder): Promise<ReadonlyArray<string>> => {
  const list = at(await client.control('GET', 'card-transactions'), 'transactions')
  return (Array.isArray(list) ? list : []).map((one) => `${String(at(one, 'status'))} ${String(at(one, 'type'))}`)
}

const shown = async (user: Holder) => [
  (await user.pending()).map(({ displayPrice }) => displayPrice),
  (await user.settled(1, 100, { ...user.window(), endDate: Date.now() + 10 })).transactionList.map(
    ({ displayPrice, type }) => `${type} ${displayPrice}`,
  ),
  await user.balance(),
]

describe('card purchases', () => {
  it('F13 a purchase is pending at first; it does not reduce the balance until it settles', async () => {
    const user = await holder(everyday)
    const { id, refusal } = await user.use({ amount: '18.40' })
    expect(refusal).toBeNull()
    expect(await shown(user)).toEqual([['-18.40'], [], '100.00'])
    await user.move(id, 'settle')
    expect(await shown(user)).toEqual([[], ['SE -18.40'], '81.60'])
  })

  it('a purchase can settle with a tip and be refunded in parts, but all refunds together never exceed the amount paid', async () => {
    const user = await holder(everyday)
    const { id } = await user.use({ amount: '20.00' })
    await user.move(id, 'settle', '23.60')
    expect(await user.balance()).toBe('76.40')
    await user.move(id, 'refund', '3.60')
    await expect(user.move(id, 'refund', '20.01')).rejects.toThrow("You can't refund more than was paid")
    await user.move(id, 'refund')
    await expect(user.move(id, 'refund')).rejects.toThrow("You can't refund more than was paid")
    expect(await shown(user)).toEqual([[], ['SE 20.00', 'SE 3.60', 'SE -23.60'], '100.00'])
  })

  it('a declined or reversed purchase moves no money and cannot be changed', async () => {
    const user = await holder(everyday)
    const [one, other] = [await user.use({ amount: '1' }), await user.use({ amount: '2' })]
    await user.move(one.id, 'decline')
    await user.move(other.id, 'reverse')
    expect((await statusesAndTypes(user)).toSorted()).toEqual(['invalid BO', 'invalid DA'])
    expect(await user.balance()).toBe('100.00')
    for (const move of ['settle', 'decline', 'reverse'])
      // eslint-disable-next-line no-await-in-loop -- in order, so that a failure names its input
      await expect(user.move(one.id, move), move).rejects.toThrow("can't be changed like this")
    await expect(user.move(one.id, 'refund')).rejects.toThrow('Only settled payments')
  })

  it('CARD-203 a purchase is declined while the card is locked, and accepted after unlocking; earlier purchases still settle', async () => {
    const user = await holder(everyday)
    const { changes, cardId } = user
    const before = await user.use({ amount: '10.00' })
    await answered(changes.lock({ cardId, value: true }))
    expect(await user.use({ amount: '5.00' })).toMatchObject({ refusal: 'locked' })
    expect(await statusesAndTypes(user)).toEqual(['invalid DA', 'pending SE'])
    await user.move(before.id, 'settle')
    expect(await user.balance()).toBe('90.00')
    await answered(changes.lock({ cardId, value: false }))
    expect(await user.use({ amount: '5.00' })).toMatchObject({ refusal: null })
  })

  it('F4 if the card is locked while purchases arrive, exactly the accepted purchases are pending', async () => {
    const user = await holder([{ provider: 'galileo', balance: '1000.00' }])
    const { changes, cardId } = user
    const uses = Array.from({ length: 20 }, () => user.use({ amount: '1.00' }))
    await answered(changes.lock({ cardId, value: true }))
    const accepted = (await Promise.all(uses)).filter(({ refusal }) => refusal === null).length
    expect(await user.pending()).toHaveLength(accepted)
    expect((await user.use({ amount: '1.00' })).refusal).toBe('locked')
  })

  it.each([
    ['of the older programme', { provider: 'firstView', balance: '50.00' }, 'closed'],
    ['that is lost', { provider: 'galileo', status: 'lost' }, 'closed'],
    ['that is disabled', { provider: 'galileo', disabled: true }, 'closed'],
    ['that was never activated', { provider: 'galileo', status: 'shipped', activationDate: null }, 'inactive'],
    ['with too little on it', { provider: 'galileo', balance: '9.99' }, 'balance'],
  ])('a purchase with a card %s is declined and recorded as invalid', async (_which, card, refusal) => {
    const user = await holder([card])
    expect(await user.use({ amount: '10.00', cardId: user.cardId })).toMatchObject({ refusal })
    expect((await statusesAndTypes(user))[0]).toMatch(/^invalid/)
  })

  it('F13 a purchase is declined if it exceeds the balance minus the pending amounts', async () => {
    const user = await holder(everyday)
    const uses = await Promise.all(Array.from({ length: 10 }, () => user.use({ amount: '30.00' })))
    expect(uses.filter(({ refusal }) => refusal === null)).toHaveLength(3)
    expect((await user.use({ amount: '10.01' })).refusal).toBe('balance')
    expect((await user.use({ amount: '10.00' })).refusal).toBeNull()
  })

  it('the control API rejects an unknown action, a purchase with an invalid amount or merchant, and a purchase without a card', async () => {
    const user = await holder(everyday)
    for (const amount of ['0', '-1', '1.005', '1e3', '', 'x', '99999999'])
      // eslint-disable-next-line no-await-in-loop -- in order, so that a failure names its input
      await expect(user.use({ amount }), amount).rejects.toThrow('422')
    await expect(user.use({ amount: '1', merchantName: '   ' })).rejects.toThrow('422')
    const { id } = await user.use({ amount: '1' })
    await expect(user.move(id, 'toString')).rejects.toThrow('400')
    await expect((await holder([])).use({ amount: '1' })).rejects.toThrow('404')
  })
})

describe('settlement of card transactions over time', () => {
  it('F13 CARD-203 a purchase settles once, at its due time, even if 8 concurrent reads arrive later', async () => {
    const user = await holder(everyday)
    const { accounts } = user
    await user.use({ amount: '18.40' })
    await user.use({ amount: '1.60', settlesIn: 3 * day })
    const response = await user.client.control('POST', 'clock', { advance: 1.5 * day })
    const reads = await Promise.all(Array.from({ length: 8 }, () => answered(accounts.balances)))
    expect(reads.map(([one]) => one?.balance)).toEqual(Array.from({ length: 8 }, () => '81.60'))
    const [settled] = (await user.settled()).transactionList
    expect(settled?.displayPrice).toBe('-18.40')
    // The posting date is one day after the authorisation. It does not depend on the time of the read.
    expect((settled?.dates.post ?? 0) - (settled?.dates.auth ?? 0)).toBe(day)
    expect(Number(at(response, 'now'))).toBeGreaterThan(settled?.dates.post ?? 0)
    expect((await user.pending()).map(({ displayPrice }) => displayPrice)).toEqual(['-1.60'])
    await user.advance(2 * day)
    expect(await user.balance()).toBe('80.00')
    expect(await user.pending()).toEqual([])
  })

  it('F4 each of three due purchases settles only once, even if 12 reads arrive concurrently', async () => {
    const user = await holder(everyday)
    await Promise.all(Array.from({ length: 3 }, () => user.use({ amount: '10.00', settlesIn: 0 })))
    const { accounts } = user
    await Promise.all(Array.from({ length: 12 }, () => answered(accounts.balances)))
    expect(await user.balance()).toBe('70.00')
    const steps = (await user.settled()).transactionList.map(({ id }) => answered(user.find(id)))
    for (const found of await Promise.all(steps)) {
      expect(JSON.stringify(found).match(/"settled"/g)).toHaveLength(1)
    }
  })

  it.each(['list', 'balances', 'settled', 'pending', 'find'] as const)(
    'the call `%s` first settles a purchase that is due, then returns its response',
    async (what) => {
      const user = await holder(everyday)
      const { id } = await user.use({ amount: '18.40', settlesIn: 0 })
      const look = {
        list: async () => (await answered(user.accounts.list))[0]?.cardBalance,
        balances: () => user.balance(),
        settled: async () => (await user.settled()).totalRecordCount,
        pending: async () => (await user.pending()).length,
        find: async () => JSON.stringify(await answered(user.find(id))).includes('"settled"'),
      }
      const right = { list: '81.60', balances: '81.60', settled: 1, pending: 0, find: true }
      expect(await look[what]()).toBe(right[what])
    },
  )

  it('within eight days, each pending purchase of a demo card either settles, with or without a tip, or expires', async () => {
    const user = await holder([{ provider: 'galileo', balance: '1284.55', transactions: 60 }])
    const pending = await user.pending()
    expect(pending.map(({ status, type }) => `${String(status)} ${type}`)).toEqual([
      'pending SE',
      'pending SE',
      'paid SE',
      'pending VI',
      'pending SE',
    ])
    await user.advance(8 * day)
    expect(await user.pending()).toEqual([])
    const history = (await user.settled()).transactionList
    const now = pending.map(({ id }) => history.find((one) => one.id === id))
    expect(now.map((one) => `${String(one?.status)} ${String(one?.type)}`)).toEqual([
      'null SE',
      'null SE',
      'null SE',
      'invalid EX',
      'invalid EX',
    ])
    expect(now[0]?.displayPrice).toBe(pending[0]?.displayPrice)
    expect(Number(now[1]?.displayPrice)).toBeCloseTo(Number(pending[1]?.displayPrice) * 1.18, 1)
    const spent = now.slice(0, 3).reduce((sum, one) => sum + Math.round(Number(one?.displayPrice) * 100), 0)
    expect(await user.balance()).toBe(((128_455 + spent) / 100).toFixed(2))
  })
})

describe('card section of the control page', () => {
  const form = (user: Holder, path: string, fields: Readonly<Record<string, string>>): Promise<Response> =>
    user.client.fetch(`/sandbox/page/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    })
  const page = async (user: Holder): Promise<string> => (await user.client.fetch('/sandbox')).text()

  it('X6 the card section can make and settle a purchase with plain HTML forms, and escapes merchant names', async () => {
    const user = await holder(everyday)
    const fields = { card: user.cardId, amount: '9.20', category: 'dining', currency: 'EUR' }
    expect((await form(user, 'card-transactions', { ...fields, merchant: '<img src=x>' })).status).toBe(303)
    const [one] = await user.pending()
    expect(one).toMatchObject({
      displayPrice: '-9.20',
      category: 'dining',
      original: { amount: '8.46', currency: 'EUR' },
    })
    expect(await page(user)).toContain('-9.20 &lt;img src=x&gt;, pending')
    expect((await form(user, 'card-moves', { id: one?.id ?? '', move: 'settle', amount: '' })).status).toBe(303)
    expect(await user.balance()).toBe('90.80')
    expect(await page(user)).toContain('-9.20 &lt;img src=x&gt;, settled')
  })

  it('the card section shows a message if the account has no cards', async () => {
    expect(await page(await holder([]))).toContain('This account has no cards.')
  })
})
