import { rejected } from '@paydeck/core/kernel'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { posted } from '../../slice-bench/index.ts'
import { benchAt, now, paidTopUp, paying } from './bench.ts'

const day = 86_400_000

it.each(['paid', 'confirmed', 'complete'])(
  'CARD-158 CARD-159 CARD-160 CARD-161 a %s invoice closes the form, reloads pending top-ups, and opens the card page',
  async (status) => {
    const bench = await paying()
    await bench.post(status)
    expect([bench.view().amount.value, bench.view().card, bench.modal(), bench.wentTo]).toEqual([
      '',
      null,
      null,
      ['/card/c1'],
    ])
    expect(bench.requests.at(-1)).toEqual({ cardId: 'c1', startDate: now - 7 * day })
    expect(bench.cards.topUps.get()).toEqual([paidTopUp])
  },
)

it.each(['/id/card/c1', '/id/settings/profile', '/id/crypto-payments', '/elsewhere'])(
  'CARD-161 a payment on the page %s does not open another page',
  async (path) => {
    const bench = await paying(path)
    await bench.post('paid')
    expect([bench.modal(), bench.wentTo]).toEqual([null, []])
  },
)

it('CARD-161 after a payment on the home page, the card page opens at a URL with the encoded card id', async () => {
  const bench = await benchAt('/id/home?wallet=true')
  bench.topUp.open('c 2')
  bench.topUp.edit('25')
  await bench.press()
  await bench.answer(E.right('i1'))
  await bench.post('paid')
  expect(bench.wentTo).toEqual(['/card/c%202'])
})

it('CARD-207 the status paid ends a top-up; confirmed and complete then only reload pending top-ups and balances', async () => {
  const bench = await paying()
  const before = bench.balances()
  await bench.post('paid')
  bench.topUp.open('c 2')
  bench.topUp.edit('40')
  await bench.post('confirmed')
  await bench.post('complete')
  expect([bench.wentTo.length, bench.view().amount.value, bench.view().card?.name]).toEqual([1, '40', 'Travel'])
  expect([bench.requests.length, bench.balances() - before]).toEqual([4, 3])
})

it('X9 a top-up ends once, even if the message "paid" arrives a thousand times', async () => {
  const bench = await paying()
  for (let time = 0; time < 1000; time += 1) await bench.post('paid')
  expect([bench.wentTo.length, bench.requests.length]).toEqual([1, 2])
})

it('CARD-157 CARD-167 X9 a message from another origin or window, or with an unknown status, does not end a top-up', async () => {
  const bench = await paying()
  await bench.post('new')
  await bench.post('expired')
  await bench.post(['paid'])
  await bench.post('paid', { data: 'paid' })
  await bench.post('paid', { origin: 'https://evil.example' })
  await bench.post('paid', { isFromWindow: false })
  expect([bench.modal(), bench.wentTo, bench.view().amount.value, bench.requests.length]).toEqual([
    'add-funds',
    [],
    '25',
    1,
  ])
})

it('CARD-165 if the user closes the payment window before the payment, the top-up form keeps the amount', async () => {
  const bench = await paying()
  const before = bench.view()
  await bench.emit({ kind: 'closed' })
  expect([before.stage, bench.view().stage, bench.view().payment, bench.view().card]).toEqual([
    'paying',
    'filling',
    null,
    { ...before.card, end: { amount: '$1,284.55', note: 'available' } },
  ])
  expect([bench.modal(), bench.wentTo, bench.view().amount.value, bench.requests.length]).toEqual([
    'add-funds',
    [],
    '25',
    1,
  ])
  await bench.press()
  await bench.answer(E.right('i2'))
  expect(bench.windows.map(({ invoiceId }) => invoiceId)).toEqual(['i1', 'i2'])
})

it('X9 when a second payment window has opened, messages of the first window have no effect', async () => {
  const bench = await paying()
  bench.topUp.open('c 2')
  bench.topUp.edit('25')
  await bench.press()
  await bench.answer(E.right('i2'))
  const [first] = bench.windows
  first?.events$.next(posted('paid'))
  await settle()
  expect([first?.events$.observed, bench.modal()]).toEqual([false, 'add-funds'])
})

it('CARD-208 if the user pays after the top-up form was closed, the card page opens and the top-up is listed as pending', async () => {
  const bench = await paying()
  bench.topUp.close()
  await bench.post('paid')
  expect([bench.wentTo, bench.cards.topUps.get()]).toEqual([['/card/c1'], [paidTopUp]])
})

it('a payment that arrives after a sign-out has no effect', async () => {
  const bench = await paying()
  bench.stores.resetAll()
  await bench.post('paid')
  expect([bench.wentTo, bench.requests.length, bench.cards.topUps.get()]).toEqual([[], 1, []])
})

it('if the pending top-ups fail to load, the failure is logged, and the list of pending top-ups stays unchanged', async () => {
  const bench = await paying()
  await bench.post('paid')
  bench.played.pending = E.left(rejected(500))
  await bench.post('complete')
  expect(bench.cards.topUps.get()).toEqual([paidTopUp])
  expect(bench.logged).toEqual(['The pending top-ups could not be loaded: refused with status 500'])
})

it('CARD-208 during a payment for one card, the top-up form shows the payment for this card, and is empty for another card', async () => {
  const bench = await paying()
  bench.topUp.close()
  bench.topUp.open('c 2')
  expect([bench.view().stage, bench.view().amount.value]).toEqual(['filling', ''])
  bench.topUp.open('c1')
  expect([bench.view().stage, bench.view().payment?.amount]).toEqual(['paying', '$25.00'])
  bench.topUp.submit()
  await settle()
  expect(bench.requests).toHaveLength(1)
  bench.topUp.showWindow()
  expect(bench.windows.map(({ invoiceId }) => invoiceId)).toEqual(['i1', 'i1'])
  await bench.emit({ kind: 'closed' })
  expect([bench.view().payment, bench.view().amount.value, bench.view().canSubmit]).toEqual([null, '25.00', true])
})

it('the pending top-ups of a user are not visible to the next user', async () => {
  const bench = await paying()
  const posting = bench.post('paid')
  bench.stores.resetAll()
  await posting
  expect(bench.cards.topUps.get()).toEqual([])
})

describe('payment window before its invoice exists', () => {
  const pressed = async () => {
    const bench = await benchAt('/id/home')
    bench.topUp.open('c1')
    bench.topUp.edit('25')
    const before = bench.reserved()
    bench.topUp.submit()
    return { bench, before, within: bench.reserved() }
  }

  it('CARD-156 CARD-206 a submit opens an empty payment window, which later shows the invoice', async () => {
    const { bench, before, within } = await pressed()
    expect([before, within, bench.windows.length]).toEqual(['none', 'open', 0])
    await bench.answer(E.right('i1'))
    expect([bench.reserved(), bench.windows.map(({ invoiceId }) => invoiceId)]).toEqual(['used', ['i1']])
  })

  it('if the amount is invalid, a submit opens no payment window', async () => {
    const bench = await benchAt('/id/home')
    bench.topUp.open('c1')
    bench.topUp.edit('0')
    bench.topUp.submit()
    expect(bench.reserved()).toBe('none')
  })

  it('the empty payment window closes if the invoice request fails, the user leaves the form or the user signs out', async () => {
    const failed = await pressed()
    await failed.bench.answer(E.left(rejected(500)))
    const closed = await pressed()
    closed.bench.topUp.close()
    await closed.bench.answer(E.right('i1'))
    const over = await pressed()
    over.bench.stores.resetAll()
    await over.bench.answer(E.right('i1'))
    const other = await pressed()
    other.bench.topUp.open('c 2')
    await other.bench.answer(E.right('i1'))
    const benches = [failed, closed, over, other].map(({ bench }) => bench)
    expect(benches.map((bench) => [bench.reserved(), bench.windows.length])).toEqual(benches.map(() => ['released', 0]))
  })
})
