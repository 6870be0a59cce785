import type { DebitCard } from '@paydeck/core/cards'
import { runStep } from '@paydeck/core/kernel'
import { decimalText } from '@paydeck/core/money'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { plainCard } from '../../arbitraries/cards.ts'
import { cardsWith, failed } from '../bench.ts'

it('after a failure and after a sign-out, the card list is fetched again', async () => {
  const { cards, requestCounts, stores } = cardsWith({ list: failed })
  await cards.tasks.reload()
  await cards.tasks.reload()
  expect(requestCounts.list).toBe(2)
  const next = cardsWith({ list: E.right([plainCard]) })
  await next.cards.tasks.reload()
  next.stores.resetAll()
  expect(next.cards.view.get().cards).toEqual([])
  await next.cards.tasks.reload()
  expect(next.requestCounts.list).toBe(2)
  expect(stores.epoch()).toBe(0)
})

it('ROUTE-049 as soon as the card list has loaded, the route guards receive the card ids', async () => {
  const { cards } = cardsWith({ list: E.right([plainCard]) })
  expect(cards.facts.get()).toEqual({ initialised: false, failed: false, ids: [] })
  await runStep(cards.steps.cards)()
  expect(cards.facts.get()).toEqual({ initialised: true, failed: false, ids: ['c1'] })
})

it('CARD-023 if the user has not chosen a card, the card list selects the first visible card', async () => {
  const list = [{ ...plainCard, id: 'gone', status: 'lost' as const }, plainCard, { ...plainCard, id: 'c2' }]
  const { cards } = cardsWith({ list: E.right(list) })
  await runStep(cards.steps.cards)()
  expect(cards.state.get().currentId).toBe('c1')
  const chosen = cardsWith({ list: E.right(list) })
  chosen.cards.choose('c2')
  await runStep(chosen.cards.steps.cards)()
  expect(chosen.cards.state.get().currentId).toBe('c2')
})

it('CARD-024 CARD-025 if the card list fails to load, it counts as initialised, and the balance status is "error"', async () => {
  const { cards, errors } = cardsWith({ list: failed })
  expect(cards.facts.get()).toEqual({ initialised: false, failed: false, ids: [] })
  const outcome = await runStep(cards.steps.cards)()
  expect(E.isRight(outcome)).toBe(true)
  expect(cards.state.get().balanceStatus).toBe('error')
  expect(cards.facts.get()).toEqual({ initialised: true, failed: true, ids: [] })
  expect(errors).toEqual(['The cards could not be loaded: refused with status 500'])
})

it('CARD-030 a canceled galileo card is missing in the cards of the view, in the card ids and in `hasGalileoCard`', async () => {
  const { cards } = cardsWith({ list: E.right([{ ...plainCard, status: 'canceled' }]) })
  await runStep(cards.steps.cards)()
  expect(cards.view.get().cards).toEqual([])
  expect(cards.facts.get().ids).toEqual([])
  expect(cards.hasGalileoCard.get()).toBe(false)
})

it('CARD-039 the card list formats balances as US dollars', async () => {
  const { cards } = cardsWith({
    list: E.right([plainCard]),
    balances: E.right([{ id: 'c1', balance: decimalText('1234.5') }]),
  })
  await cards.tasks.reload()
  expect(cards.view.get().cards[0]?.balance).toBe('$1,234.50')
})

it('if the balance of a card fails to load or is null, the card shows "Balance unavailable"', async () => {
  const without = cardsWith({ list: E.right([plainCard]), balances: failed })
  await without.cards.tasks.reload()
  expect(without.cards.view.get().cards[0]?.balance).toBe('Balance unavailable')
  const unreadable = cardsWith({ list: E.right([plainCard]), balances: E.right([{ id: 'c1', balance: null }]) })
  await unreadable.cards.tasks.reload()
  expect(unreadable.cards.view.get().cards[0]?.balance).toBe('Balance unavailable')
})

it('CARD-026 CARD-029 CARD-038 a card shows its balance label and "Card activation required."; a failed list shows an error', async () => {
  const { cards } = cardsWith({
    list: E.right([
      { ...plainCard, activationDate: null, status: null },
      { ...plainCard, nickname: ' ' },
    ]),
  })
  await cards.tasks.reload()
  const [inactive, unnamed] = cards.view.get().cards
  expect([inactive?.balanceLabel, inactive?.activation]).toEqual(['Available balance', 'Card activation required.'])
  expect([unnamed?.activation, unnamed?.name]).toEqual([null, 'Card'])
  const without = cardsWith({ list: failed })
  await without.cards.tasks.reload()
  expect(without.cards.view.get().failure).toBe("We couldn't load your cards.")
})

it('a locked card shows "Card is locked."; a galileo card offers "Add funds", and a firstView card does not', async () => {
  const list = [
    { ...plainCard, lockedByUser: true },
    { ...plainCard, id: 'c 2', provider: 'firstView' as const },
  ]
  const { cards } = cardsWith({ list: E.right(list) })
  await runStep(cards.steps.cards)()
  const [locked, old] = cards.view.get().cards
  expect([locked?.overlay, locked?.addFunds, locked?.to]).toEqual([
    'Card is locked.',
    `Add funds to ${plainCard.nickname}`,
    '/card/c1',
  ])
  expect([old?.overlay, old?.addFunds, old?.to]).toEqual([null, null, '/card/c%202'])
})

it('L1 the total is the sum of the balances of all visible cards; a note beside it says how many cards these are', async () => {
  const totalOf = async (list: ReadonlyArray<DebitCard>, balances: ReadonlyArray<string | null>) => {
    const { cards } = cardsWith({
      list: E.right(list),
      balances: E.right(
        balances.map((balance, index) => ({
          id: `c${index + 1}`,
          balance: balance === null ? null : decimalText(balance),
        })),
      ),
    })
    await cards.tasks.reload()
    return cards.view.get().total
  }
  const two = [plainCard, { ...plainCard, id: 'c2' }]
  expect(await totalOf(two, ['1284.55', '312'])).toEqual({
    label: 'Total available balance',
    amount: { whole: '$1,596', cents: '.55' },
    unavailable: 'Balance unavailable',
    note: 'On 2 cards',
    addFunds: { label: 'Add funds', cardId: 'c1' },
  })
  expect(await totalOf([plainCard], ['0.1'])).toMatchObject({
    label: 'Available balance',
    amount: { whole: '$0', cents: '.10' },
    note: 'On 1 card',
  })
  // The sum of 0.1 and 0.2 is exactly 0.3. The balance of the disabled card is not counted.
  expect(await totalOf([...two, { ...plainCard, id: 'c3', disabled: true }], ['0.1', '0.2', '9'])).toMatchObject({
    amount: { whole: '$0', cents: '.30' },
    note: 'On 2 cards',
  })
  expect(await totalOf(two, ['5.00', null])).toMatchObject({
    amount: { whole: '$5', cents: '.00' },
    note: 'On 1 of 2 cards · other balances unavailable',
  })
  expect(await totalOf(two, [null, null])).toMatchObject({ amount: null, note: 'On 2 cards' })
  expect(await totalOf([], [])).toBeNull()
})

it('the button "Add funds" beside the total is for the first card that accepts money; without such a card, it is absent', async () => {
  const old = { ...plainCard, id: 'c9', provider: 'firstView' as const }
  const addFunds = async (list: ReadonlyArray<DebitCard>) => {
    const { cards } = cardsWith({ list: E.right(list) })
    await cards.tasks.reload()
    return cards.view.get().total?.addFunds
  }
  expect(await addFunds([old, plainCard])).toEqual({ label: 'Add funds', cardId: 'c1' })
  expect(await addFunds([old])).toBeNull()
})

it('CARD-026 if the balances fail to load, the total has no amount; if the card list fails to load, there is no total', async () => {
  const without = cardsWith({ list: E.right([plainCard]), balances: failed })
  await without.cards.tasks.reload()
  expect(without.cards.view.get().total).toMatchObject({ amount: null, unavailable: 'Balance unavailable' })
  const unlisted = cardsWith({ list: failed })
  await unlisted.cards.tasks.reload()
  expect(unlisted.cards.view.get().total).toBeNull()
})
