import {
  TransactionStep,
  makeCardTransaction,
  defaultFilter,
  type CardListState,
  type CardTransaction,
  type CardTransactionPage,
  type TransactionPlace,
  type TransactionRecord,
  unknownCards,
} from '@paydeck/core/cards'
import { unsupported, rejected, type UnsupportedCall, unauthorized, unreachable } from '@paydeck/core/kernel'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { plainCard } from '../../arbitraries/cards.ts'
import { makeSurroundings, questions } from '../../slice-bench/index.ts'
import { amount, now, purchase } from '../bench.ts'

const transactionBench = () => {
  const { ports, seen } = makeSurroundings(now)
  const { ask, calls } = questions<TransactionPlace, TransactionRecord | UnsupportedCall>()
  const page: CardTransactionPage = makeCardTransaction({
    ...ports,
    device: { timeZone: () => 'America/New_York' },
    cardTransactions: { find: ask },
    cards: { state: ports.stores.make<CardListState>({ ...unknownCards, cards: [plainCard] }) },
  })
  return { ...seen, page, calls }
}

const place = { cardId: 'c1', transactionId: 't1' }
const steps = (...names: ReadonlyArray<TransactionStep | null>): TransactionRecord['history'] =>
  names.map((step, index) => ({ step, at: now - (names.length - index) * 3_600_000 }))

const shown = async (change: Partial<CardTransaction>, history: TransactionRecord['history'] = []) => {
  const { page, calls } = transactionBench()
  page.show(place)
  await calls[0]?.answer(E.right({ transaction: purchase('t1', 1, change), history }))
  const view = page.view.get()?.shown ?? null
  if (view === null) throw new Error('Nothing is shown')
  return view
}

describe('view of a card transaction', () => {
  it('the view of a transaction contains its details and steps, the reason for its status, and what happens next', async () => {
    const { page, calls } = transactionBench()
    page.show({ ...place, filter: { ...defaultFilter, search: 'coffee' } })
    expect(page.view.get()).toEqual({
      heading: 'Transaction',
      back: { label: 'All transactions', to: '/card/c1?q=coffee' },
      isLoading: true,
      failure: null,
      shown: null,
      share: {
        path: '/id/card/c1?transaction=t1',
        copy: 'Copy link',
        copied: 'Link copied',
        title: 'Card transaction',
      },
    })
    const transaction = purchase('t1', 1, {
      status: 'pending',
      category: 'dining',
      displayPrice: amount('-10.84'),
      original: { amount: amount('-10.00'), currency: 'EUR' },
      merchant: { merchantName: 'Glasshouse Coffee', merchantCity: 'PORTLAND', merchantState: 'OR' },
      dates: { auth: now, post: null },
      description: 'Table 4',
    })
    await calls[0]?.answer(E.right({ transaction, history: [{ step: 'authorised', at: now }] }))
    expect(page.view.get()?.shown).toEqual({
      title: 'Glasshouse Coffee',
      amount: { text: '−$10.84', isIn: false, hidden: null },
      status: { text: 'Authorized', tone: 'wait' },
      category: 'dining',
      details: [
        { label: 'Authorized', text: 'Mar 10, 2026 at 8:00 AM EDT', isAmount: false, copy: null },
        { label: 'Location', text: 'PORTLAND, OR', isAmount: false, copy: null },
        { label: 'Category', text: 'Dining', isAmount: false, copy: null },
        { label: 'Original amount', text: '€10.00', isAmount: true, copy: null },
        { label: 'Exchange rate', text: '1 EUR = 1.0840 USD', isAmount: false, copy: null },
        { label: 'Description', text: 'Table 4', isAmount: false, copy: null },
        { label: 'Card', text: 'Everyday •••• 4821', isAmount: false, copy: null },
        { label: 'Transaction ID', text: 't1', isAmount: false, copy: { text: 't1', label: 'Copy transaction ID' } },
      ],
      timeLine: {
        label: 'Timeline',
        steps: [
          { label: 'Authorized', state: 'now', note: 'Mar 10, 2026 at 8:00 AM EDT', at: '2026-03-10T12:00:00.000Z' },
          { label: 'Pending', state: 'later', note: null, at: null },
          { label: 'Settled', state: 'later', note: null, at: null },
        ],
      },
      why: { heading: 'Why this status', text: 'The bank approved this payment and is holding the amount.' },
      next: {
        heading: 'What happens next',
        text: 'The merchant will collect the money. Until then, the amount stays on hold.',
      },
    })
  })

  it('for each status, the view explains why and what happens next; the timeline’s last reached step shows this status', async () => {
    for (const step of Object.keys(TransactionStep.keys).filter((name) => TransactionStep.is(name))) {
      const view = await shown({}, steps('authorised', null, step, null))
      expect([view.why.text, view.next.text].every((text) => /^[A-Z].*\.$/.test(text))).toBe(true)
      const reached = view.timeLine.steps.filter(({ state }) => state !== 'later')
      expect(reached.at(-1)?.label).toBe(view.status.text)
      expect(reached.slice(0, -1).every(({ state }) => state === 'done')).toBe(true)
    }
  })

  it('the view takes the status from the last step or, if there are no steps, from the transaction’s fields and dates', async () => {
    const textOf = async (change: Partial<CardTransaction>, history: TransactionRecord['history'] = []) =>
      (await shown(change, history)).status.text
    expect(await textOf({ status: 'pending' }, steps('authorised', 'pending', 'settled', 'refunded'))).toBe('Refunded')
    expect(await textOf({ status: 'invalid' })).toBe('Declined')
    expect(await textOf({ status: 'paid' })).toBe('Pending')
    expect(await textOf({ status: 'pending' }, steps(null))).toBe('Pending')
    expect(await textOf({ dates: { auth: now, post: null } })).toBe('Pending')
    expect(await textOf({})).toBe('Settled')
    // A step without a time stays in the timeline. A time outside the range of `Date` counts as missing.
    const view = await shown({}, [
      { step: 'authorised', at: 9e15 },
      { step: 'settled', at: null },
    ])
    expect(view.timeLine.steps.map(({ label, note, at }) => [label, note, at])).toEqual([
      ['Authorized', null, null],
      ['Settled', null, null],
    ])
  })

  it('the view explains the status "settled" in different words for a purchase, a refund, a fee and a top-up', async () => {
    const whyOf = async (change: Partial<CardTransaction>): Promise<string> =>
      (await shown(change, steps('settled'))).why.text
    expect(await whyOf({})).toBe('The merchant collected the money.')
    expect(await whyOf({ displayPrice: amount('3') })).toBe('The merchant refunded you.')
    expect(await whyOf({ type: 'FE' })).toBe('The card program charged this fee.')
    expect(await whyOf({ displayMerchant: 'Card Load' })).toBe('The money is on your card.')
    expect(await whyOf({ displayPrice: null })).toBe('This transaction is settled.')
  })

  it('the view has no exchange rate if the original amount is zero, and shortens long texts to 300 characters', async () => {
    const view = await shown({
      original: { amount: amount('0'), currency: 'X'.repeat(5000) },
      description: 'y'.repeat(5000),
    })
    expect(view.details.map(({ label }) => label)).not.toContain('Exchange rate')
    expect(view.details.every(({ text }) => text.length <= 300)).toBe(true)
  })
})

describe('requests for a card transaction', () => {
  it('two calls of `show` send one request; the response for a transaction that is no longer shown is ignored', async () => {
    const { page, calls } = transactionBench()
    page.show(place)
    page.show({ ...place, filter: { ...defaultFilter, search: 'x' } })
    expect(calls).toHaveLength(1)
    expect(page.view.get()?.back.to).toBe('/card/c1?q=x')
    page.show({ ...place, transactionId: 't2' })
    await calls[0]?.answer(E.right({ transaction: purchase('t1', 1), history: [] }))
    expect([page.view.get()?.shown, page.view.get()?.isLoading]).toEqual([null, true])
    page.leave()
    await calls[1]?.answer(E.right({ transaction: purchase('t2', 1), history: [] }))
    expect(page.view.get()).toBeNull()
  })

  it('the transaction page offers a retry after a failure, but not if the transaction does not exist', async () => {
    const { page, calls } = transactionBench()
    page.show(place)
    page.tryAgain()
    await calls[0]?.answer(E.left(unreachable))
    expect(page.view.get()).toMatchObject({
      isLoading: false,
      failure: { text: "We couldn't load this transaction.", label: 'Try Again', canTryAgain: true },
    })
    page.tryAgain()
    expect(page.view.get()).toMatchObject({ isLoading: true, failure: null })
    await calls[1]?.answer(E.left(rejected(200, 'No such transaction')))
    expect(page.view.get()?.failure).toMatchObject({
      text: "We couldn't find this transaction on this card.",
      canTryAgain: false,
    })
    const texts: Array<string | undefined> = []
    for (const fault of [rejected(503), rejected(429, null, 5), unauthorized]) {
      const run = transactionBench()
      run.page.show(place)
      await run.calls[0]?.answer(E.left(fault))
      texts.push(run.page.view.get()?.failure?.text)
    }
    expect(new Set(texts)).toEqual(new Set(["We couldn't load this transaction."]))
    expect(calls).toHaveLength(2)
  })

  it('CARD-192 the page asks once whether the provider supports single transactions, and again after a failure or sign-out', async () => {
    const { page, calls, stores } = transactionBench()
    page.probe(place)
    page.probe({ ...place, transactionId: 't2' })
    expect([calls.length, page.isSupported.get()]).toEqual([1, null])
    await calls[0]?.answer(E.left(unreachable))
    expect(page.isSupported.get()).toBeNull()
    page.probe(place)
    await calls[1]?.answer(E.right(unsupported))
    expect(page.isSupported.get()).toBe(false)
    page.probe(place)
    expect(calls).toHaveLength(2)
    page.show(place)
    await calls[2]?.answer(E.right(unsupported))
    expect(page.view.get()?.failure).toMatchObject({ canTryAgain: false })
    stores.resetAll()
    expect(page.isSupported.get()).toBeNull()
    page.probe(place)
    stores.resetAll()
    await calls[3]?.answer(E.right(unsupported))
    expect(page.isSupported.get()).toBeNull()
    page.show(place)
    await calls[4]?.answer(E.right({ transaction: purchase('t1', 1), history: [] }))
    expect(page.isSupported.get()).toBe(true)
  })

  it('SESS-021 after a sign-out, the page asks again what the provider supports, and ignores the previous user’s response', async () => {
    const { page, calls, stores } = transactionBench()
    page.probe(place)
    stores.resetAll()
    page.probe({ ...place, transactionId: 't2' })
    expect(calls.map(({ input }) => input.transactionId)).toEqual(['t1', 't2'])
    await calls[0]?.answer(E.right(unsupported))
    page.probe(place)
    expect([page.isSupported.get(), calls.length]).toEqual([null, 2])
    await calls[1]?.answer(E.right({ transaction: purchase('t2', 1), history: [] }))
    expect(page.isSupported.get()).toBe(true)
  })
})
