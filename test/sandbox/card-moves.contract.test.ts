import { describe, expect, it } from 'vitest'
import { day, type Holder, holder } from '../cards/holder.ts'
import { answered } from './clients.ts'
import { at } from './running.ts'

const everyday = [{ provider: 'galileo', nickname: 'Everyday', balance: '100.00' }]

/** Status and type of each transaction, newest first. */
const standings = async ({ client }: Holder): Promise<ReadonlyArray<string>> => {
  const list = at(await client.control('GET', 'card-transactions'), 'transactions')
  return (Array.isArray(list) ? list : []).map((one) => `${String(at(one, 'status'))} ${String(at(one, 'type'))}`)
}

const shown = async (somebody: Holder) => [
  (await somebody.pending()).map(({ displayPrice }) => displayPrice),
  (await somebody.settled(1, 100, { ...somebody.window(), endDate: Date.now() + 10 })).transactionList.map(
    ({ displayPrice, type }) => `${type} ${displayPrice}`,
  ),
  await somebody.balance(),
]

describe('using a card', () => {
  it('F13 what is authorised is pending, and takes no money until it settles', async () => {
    const somebody = await holder(everyday)
    const { id, refusal } = await somebody.use({ amount: '18.40' })
    expect(refusal).toBeNull()
    expect(await shown(somebody)).toEqual([['-18.40'], [], '100.00'])
    await somebody.move(id, 'settle')
    expect(await shown(somebody)).toEqual([[], ['SE -18.40'], '81.60'])
  })

  it('settles as another amount where a tip was added, and gives money back in parts, never more than was paid', async () => {
    const somebody = await holder(everyday)
    const { id } = await somebody.use({ amount: '20.00' })
    await somebody.move(id, 'settle', '23.60')
    expect(await somebody.balance()).toBe('76.40')
    await somebody.move(id, 'refund', '3.60')
    await expect(somebody.move(id, 'refund', '20.01')).rejects.toThrow("You can't refund more than was paid")
    await somebody.move(id, 'refund')
    await expect(somebody.move(id, 'refund')).rejects.toThrow("You can't refund more than was paid")
    expect(await shown(somebody)).toEqual([[], ['SE 20.00', 'SE 3.60', 'SE -23.60'], '100.00'])
  })

  it('declines, or takes back, what is not settled yet: no list of the app shows it, and no money moves', async () => {
    const somebody = await holder(everyday)
    const [one, other] = [await somebody.use({ amount: '1' }), await somebody.use({ amount: '2' })]
    await somebody.move(one.id, 'decline')
    await somebody.move(other.id, 'reverse')
    expect((await standings(somebody)).toSorted()).toEqual(['invalid BO', 'invalid DA'])
    expect(await somebody.balance()).toBe('100.00')
    for (const move of ['settle', 'decline', 'reverse'])
      // eslint-disable-next-line no-await-in-loop -- one after the other says which was taken
      await expect(somebody.move(one.id, move), move).rejects.toThrow("status doesn't allow this move")
    await expect(somebody.move(one.id, 'refund')).rejects.toThrow('You can only refund settled')
  })

  it('CARD-203 a locked card declines what comes after it, lets through what came before, and works again when it is unlocked', async () => {
    const somebody = await holder(everyday)
    const { changes, cardId } = somebody
    const before = await somebody.use({ amount: '10.00' })
    await answered(changes.lock({ cardId, value: true }))
    expect(await somebody.use({ amount: '5.00' })).toMatchObject({ refusal: 'locked' })
    expect(await standings(somebody)).toEqual(['invalid DA', 'pending SE'])
    await somebody.move(before.id, 'settle')
    expect(await somebody.balance()).toBe('90.00')
    await answered(changes.lock({ cardId, value: false }))
    expect(await somebody.use({ amount: '5.00' })).toMatchObject({ refusal: null })
  })

  it('F4 of a lock and 20 uses that come at once, each use is before it or after it', async () => {
    const somebody = await holder([{ provider: 'galileo', balance: '1000.00' }])
    const { changes, cardId } = somebody
    const uses = Array.from({ length: 20 }, () => somebody.use({ amount: '1.00' }))
    await answered(changes.lock({ cardId, value: true }))
    const through = (await Promise.all(uses)).filter(({ refusal }) => refusal === null).length
    expect(await somebody.pending()).toHaveLength(through)
    expect((await somebody.use({ amount: '1.00' })).refusal).toBe('locked')
  })

  it.each([
    ['of the older programme', { provider: 'firstView', balance: '50.00' }, 'closed'],
    ['that is lost', { provider: 'galileo', status: 'lost' }, 'closed'],
    ['that is disabled', { provider: 'galileo', disabled: true }, 'closed'],
    ['that was never activated', { provider: 'galileo', status: 'shipped', activationDate: null }, 'inactive'],
    ['with too little on it', { provider: 'galileo', balance: '9.99' }, 'balance'],
  ])('declines a card %s', async (_which, card, refusal) => {
    const somebody = await holder([card])
    expect(await somebody.use({ amount: '10.00', cardId: somebody.cardId })).toMatchObject({ refusal })
    expect((await standings(somebody))[0]).toMatch(/^invalid/)
  })

  it('F13 spends nothing twice: what is pending is not there any more', async () => {
    const somebody = await holder(everyday)
    const uses = await Promise.all(Array.from({ length: 10 }, () => somebody.use({ amount: '30.00' })))
    expect(uses.filter(({ refusal }) => refusal === null)).toHaveLength(3)
    expect((await somebody.use({ amount: '10.01' })).refusal).toBe('balance')
    expect((await somebody.use({ amount: '10.00' })).refusal).toBeNull()
  })

  it('refuses what is no amount, no move and no card', async () => {
    const somebody = await holder(everyday)
    for (const amount of ['0', '-1', '1.005', '1e3', '', 'x', '99999999'])
      // eslint-disable-next-line no-await-in-loop -- one after the other says which was taken
      await expect(somebody.use({ amount }), amount).rejects.toThrow('422')
    await expect(somebody.use({ amount: '1', merchantName: '   ' })).rejects.toThrow('422')
    const { id } = await somebody.use({ amount: '1' })
    await expect(somebody.move(id, 'toString')).rejects.toThrow('400')
    await expect((await holder([])).use({ amount: '1' })).rejects.toThrow('404')
  })
})

describe('what settles over time', () => {
  it('F13 CARD-203 settles at its own time when somebody looks, once, however many look at once', async () => {
    const somebody = await holder(everyday)
    const { accounts } = somebody
    await somebody.use({ amount: '18.40' })
    await somebody.use({ amount: '1.60', settlesIn: 3 * day })
    const moved = await somebody.client.control('POST', 'clock', { advance: 1.5 * day })
    const looks = await Promise.all(Array.from({ length: 8 }, () => answered(accounts.balances)))
    expect(looks.map(([one]) => one?.balance)).toEqual(Array.from({ length: 8 }, () => '81.60'))
    const [settled] = (await somebody.settled()).transactionList
    expect(settled?.displayPrice).toBe('-18.40')
    // Not when somebody looked, but a day after it was authorised.
    expect((settled?.dates.post ?? 0) - (settled?.dates.auth ?? 0)).toBe(day)
    expect(Number(at(moved, 'now'))).toBeGreaterThan(settled?.dates.post ?? 0)
    expect((await somebody.pending()).map(({ displayPrice }) => displayPrice)).toEqual(['-1.60'])
    await somebody.advance(2 * day)
    expect(await somebody.balance()).toBe('80.00')
    expect(await somebody.pending()).toEqual([])
  })

  it('F4 settles once where 12 look at once', async () => {
    const somebody = await holder(everyday)
    await Promise.all(Array.from({ length: 3 }, () => somebody.use({ amount: '10.00', settlesIn: 0 })))
    const { accounts } = somebody
    await Promise.all(Array.from({ length: 12 }, () => answered(accounts.balances)))
    expect(await somebody.balance()).toBe('70.00')
    const steps = (await somebody.settled()).transactionList.map(({ id }) => answered(somebody.find(id)))
    for (const found of await Promise.all(steps)) {
      expect(JSON.stringify(found).match(/"settled"/g)).toHaveLength(1)
    }
  })

  it.each(['list', 'balances', 'settled', 'pending', 'find'] as const)('is seen first by %s', async (what) => {
    const somebody = await holder(everyday)
    const { id } = await somebody.use({ amount: '18.40', settlesIn: 0 })
    const look = {
      list: async () => (await answered(somebody.accounts.list))[0]?.cardBalance,
      balances: () => somebody.balance(),
      settled: async () => (await somebody.settled()).totalRecordCount,
      pending: async () => (await somebody.pending()).length,
      find: async () => JSON.stringify(await answered(somebody.find(id))).includes('"settled"'),
    }
    const right = { list: '81.60', balances: '81.60', settled: 1, pending: 0, find: true }
    expect(await look[what]()).toBe(right[what])
  })

  it('what a persona has under way settles with its tip, or lapses, within a week', async () => {
    const somebody = await holder([{ provider: 'galileo', balance: '1284.55', transactions: 60 }])
    const pending = await somebody.pending()
    expect(pending.map(({ status, type }) => `${String(status)} ${type}`)).toEqual([
      'pending SE',
      'pending SE',
      'paid SE',
      'pending VI',
      'pending SE',
    ])
    await somebody.advance(8 * day)
    expect(await somebody.pending()).toEqual([])
    const history = (await somebody.settled()).transactionList
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
    expect(await somebody.balance()).toBe(((128_455 + spent) / 100).toFixed(2))
  })
})

describe('the panel of the cards', () => {
  const form = (somebody: Holder, path: string, fields: Readonly<Record<string, string>>): Promise<Response> =>
    somebody.client.fetch(`/sandbox/page/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    })
  const page = async (somebody: Holder): Promise<string> => (await somebody.client.fetch('/sandbox')).text()

  it('X6 uses a card and moves a transaction without a script, and shows merchants as text', async () => {
    const somebody = await holder(everyday)
    const fields = { card: somebody.cardId, amount: '9.20', category: 'dining', currency: 'EUR' }
    expect((await form(somebody, 'card-transactions', { ...fields, merchant: '<img src=x>' })).status).toBe(303)
    const [one] = await somebody.pending()
    expect(one).toMatchObject({
      displayPrice: '-9.20',
      category: 'dining',
      original: { amount: '8.46', currency: 'EUR' },
    })
    expect(await page(somebody)).toContain('-9.20 &lt;img src=x&gt;, pending')
    expect((await form(somebody, 'card-moves', { id: one?.id ?? '', move: 'settle', amount: '' })).status).toBe(303)
    expect(await somebody.balance()).toBe('90.80')
    expect(await page(somebody)).toContain('-9.20 &lt;img src=x&gt;, settled')
  })

  it('says so where the account has no card', async () => {
    expect(await page(await holder([]))).toContain('This account has no cards.')
  })
})
