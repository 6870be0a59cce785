import { settle } from '@paydeck/core/testing'
import { option as O } from 'fp-ts'
import { expect, it } from 'vitest'
import { expectLabels } from '../laws/words.ts'
import { addressChange, bill, day, hour, noon, payment, payout, sinceWith } from './bench.ts'

const minutes = 60_000

it('SINCE-001 the strip lists at most four changes, the most urgent first, each with a link to its place', async () => {
  const { open, happen, bills, provider } = sinceWith()
  happen(
    payment('p1', { merchantName: 'Copperline Records' }),
    payment('p2', { exceptionStatus: 'paidOver' }),
    payout('p3'),
  )
  provider.events = [addressChange('e1', noon - 5 * day), addressChange('e2', noon - hour, false)]
  bills.update(() => [bill('b1', 2), bill('b2', 8)])
  const since = open()
  since.enter(false)
  since.load()
  await settle()
  expect(since.view.get()).toMatchObject({
    title: 'Since your last visit',
    ago: '3 days ago',
    dismiss: 'Dismiss',
    hiddenAmount: null,
    changes: [
      {
        icon: 'shield',
        tone: 'bad',
        isAlarming: true,
        title: 'Receiving address changed',
        amount: null,
        text: 'You can still stop it.',
        to: '/settings/security',
      },
      {
        icon: 'alert',
        tone: 'wait',
        isAlarming: false,
        title: 'Northbank Energy ****7568 is due in 2 days',
        amount: '$84.20',
        text: 'Minimum payment',
        to: '/bill-pay/pay/b1',
      },
      {
        icon: 'alert',
        tone: 'wait',
        isAlarming: false,
        title: 'Larkspur Gardens: refund to claim',
        amount: '0.000119 BTC',
        text: '1 hour ago',
        to: '/crypto-payments?item=invoice%3Ap2',
      },
      {
        icon: 'inbox',
        tone: 'good',
        isAlarming: false,
        title: 'Payout from Lumen Payroll',
        amount: '+$2,150.00',
        text: '1 hour ago',
        to: '/crypto-payments?item=payout%3Ap3',
      },
    ],
  })
  const { title, ago, dismiss } = since.view.get() ?? {}
  expectLabels({ title, ago, dismiss })
})

it.each([
  [-1, 'is overdue'],
  [0, 'is due today'],
  [1, 'is due tomorrow'],
  [7, 'is due in 7 days'],
])('SINCE-001 a bill that is due in %i days reads "%s"', (left, text) => {
  const { open, bills } = sinceWith()
  bills.update(() => [{ ...bill('b', left), minimum: null }])
  const since = open()
  since.load()
  expect(since.view.get()?.changes[0]?.title).toBe(`Northbank Energy ****7568 ${text}`)
})

it('SINCE-002 a dismissed strip stays hidden, also on the next visit, until there is a new change', () => {
  const { open, happen, bills } = sinceWith()
  bills.update(() => [bill('b', 2)])
  happen(payout('p'))
  const since = open()
  since.load()
  expect(since.view.get()?.changes).toHaveLength(2)
  since.dismiss()
  expect(since.view.get()).toBeNull()
  const later = open()
  later.load()
  expect(later.view.get()).toBeNull()
  happen(payout('p'), payment('q'))
  expect(later.view.get()?.changes.map(({ title }) => title)).toEqual(['Larkspur Gardens: payment complete'])
})

it('SINCE-002 dismissing hides also the changes for which there was no space', () => {
  const { open, happen } = sinceWith()
  happen(...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => payment(id)))
  const since = open()
  expect(since.view.get()?.changes).toHaveLength(4)
  since.dismiss()
  expect(since.view.get()).toBeNull()
})

it('SINCE-003 the first visit shows no strip, and sends no request', async () => {
  const { open, happen, provider } = sinceWith({})
  happen(payment('p'))
  const since = open()
  since.enter(false)
  since.load()
  await settle()
  expect(since.view.get()).toBeNull()
  expect([provider.reads, provider.billLoads, since.needed.get()]).toEqual([0, 0, []])
})

it('SINCE-003 the time of the visit is stored when the page is hidden, and every 30 minutes, for each user', async () => {
  const { open, visitAt, advance, userId } = sinceWith({ ben: 5 })
  const since = open()
  expect(visitAt()).toBeUndefined()
  await advance(30 * minutes - 1)
  expect(visitAt()).toBeUndefined()
  await advance(1)
  expect(visitAt()).toBe(noon + 30 * minutes)
  await advance(30 * minutes)
  expect(visitAt()).toBe(noon + 60 * minutes)
  await advance(minutes)
  since.remember()
  expect([visitAt(), visitAt('ben')]).toEqual([noon + 61 * minutes, 5])
  userId.update(() => 'ben')
  await advance(minutes)
  since.remember()
  expect([visitAt(), visitAt('ben')]).toEqual([noon + 61 * minutes, noon + 62 * minutes])
})

it('SINCE-003 the strip keeps its last visit while the page is hidden and shown again', () => {
  const { open, happen } = sinceWith()
  happen(payment('p'))
  const since = open()
  since.remember()
  expect(since.view.get()?.changes).toHaveLength(1)
})

it('SINCE-003 a clock that was set back shows no strip, and the next visit is stored', () => {
  const { open, happen, visitAt } = sinceWith({ ada: noon + day })
  happen(payment('p', { timestamp: noon + 2 * day }), payment('q'))
  const since = open()
  expect(since.view.get()).toBeNull()
  since.remember()
  expect(visitAt()).toBe(noon)
})

it('SINCE-004 a visible page gets no further changes until the home page opens again, but loses settled ones', () => {
  const { open, happen, bills } = sinceWith()
  happen(payment('p'))
  const since = open()
  const icons = () => since.view.get()?.changes.map(({ icon }) => icon)
  since.enter(false)
  since.load()
  bills.update(() => [bill('b', 2)])
  since.settle()
  expect(icons()).toEqual(['alert', 'check'])
  happen(payment('p'), payout('q'))
  expect(icons()).toEqual(['alert', 'check'])
  bills.update(() => [])
  expect(icons()).toEqual(['check'])
  since.enter(false)
  expect(icons()).toEqual(['inbox', 'check'])
})

it('SINCE-004 a strip whose code is late lists nothing on the visible page, and everything on the next one', () => {
  const { open, happen } = sinceWith()
  happen(payment('p'))
  const since = open()
  since.enter(true)
  since.settle()
  expect(since.view.get()).toBeNull()
  since.enter(false)
  expect(since.view.get()?.changes).toHaveLength(1)
})

it('SINCE-004 the strip is loaded once bills and security changes are, and on a first visit at once', async () => {
  const since = sinceWith().open()
  expect(since.isLoaded.get()).toBe(false)
  since.load()
  expect(since.isLoaded.get()).toBe(false)
  await settle()
  expect(since.isLoaded.get()).toBe(true)
  expect(sinceWith({}).open().isLoaded.get()).toBe(true)
})

it('SINCE-005 hidden amounts are hidden in every change', () => {
  const { open, happen, bills, amountsHidden } = sinceWith()
  happen(payment('p', { exceptionStatus: 'paidOver' }), payout('q'))
  bills.update(() => [bill('b', 2)])
  const since = open()
  since.load()
  amountsHidden.update(() => true)
  expect(since.view.get()?.hiddenAmount).toBe('Amount hidden')
  expect(since.view.get()?.changes.map(({ amount }) => amount)).toEqual(['••••••', '••••••', '••••••'])
  expect(JSON.stringify(since.view.get())).not.toMatch(/84|2,150|0\.0001/)
})

it('SINCE-005 a sign-out removes the record, and nothing is stored afterwards', async () => {
  const { open, happen, stores, storage, visitAt, advance } = sinceWith({ ada: noon - day, ben: 5 })
  happen(payment('p'))
  const since = open()
  since.dismiss()
  since.remember()
  stores.resetAll()
  expect([visitAt(), visitAt('ben')]).toEqual([undefined, 5])
  since.remember()
  await advance(day)
  expect(storage.read('last-visits')).toEqual(O.some('{"ben":[5]}'))
  expect(since.view.get()).toBeNull()
})

it('SINCE-003 a session that expires keeps the record', () => {
  const { open, visitAt, userId } = sinceWith()
  const since = open()
  since.remember()
  userId.update(() => null)
  expect(visitAt()).toBe(noon)
})

it('a user who can have neither bills nor payouts causes no request', async () => {
  const { open, provider, canHave } = sinceWith()
  canHave.update(() => ({ bills: false, stoppable: false }))
  const since = open()
  since.load()
  await settle()
  expect([provider.reads, provider.billLoads, since.needed.get()]).toEqual([0, 0, []])
})

it('bills and security changes are loaded once, security changes again with the home page, and both may be unsupported', async () => {
  const { open, provider, warnings } = sinceWith()
  provider.isOffered = false
  const since = open()
  expect(since.needed.get()).toEqual(['billReminders'])
  since.load()
  await settle()
  expect([provider.reads, provider.billLoads, warnings]).toEqual([1, 1, []])
  since.load()
  since.enter(false)
  await settle()
  expect([provider.reads, provider.billLoads]).toEqual([2, 1])
})

it('SINCE-005 the strip follows the bills of the signed-in user only, once, also after the next sign-in', async () => {
  const { open, bills$, bills, stores, userId } = sinceWith({ ada: noon - day, ben: noon - day })
  const since = open()
  since.load()
  await settle()
  expect(bills$.subscribers()).toBe(1)
  stores.resetAll()
  expect(bills$.subscribers()).toBe(0)
  userId.update(() => 'ben')
  since.load()
  await settle()
  bills.update(() => [bill('b', 2)])
  expect([bills$.subscribers(), since.view.get()?.changes.length]).toEqual([1, 1])
})

it('SINCE-001 after the session has expired and begun again, the strip follows the bills again', async () => {
  const { open, bills, userId } = sinceWith()
  const since = open()
  since.load()
  await settle()
  userId.update(() => null)
  userId.update(() => 'ada')
  since.load()
  await settle()
  bills.update(() => [bill('b', 2)])
  expect(since.view.get()?.changes).toHaveLength(1)
})
