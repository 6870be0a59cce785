import { makeCardList, type CardBalance } from '@paydeck/core/cards'
import { runStep, unreachable } from '@paydeck/core/kernel'
import { decimalText } from '@paydeck/core/money'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { plainCard } from '../../arbitraries/cards.ts'
import { makeSurroundings, questions } from '../../slice-bench/index.ts'

const balanceOf = (amount: string) => E.right([{ id: 'c1', balance: decimalText(amount) }])

/** Creates a card list with two pending requests for its balances. */
const requestedTwice = async () => {
  const { calls, ask } = questions<null, ReadonlyArray<CardBalance>>()
  const { ports, seen } = makeSurroundings()
  const cards = makeCardList({
    ...ports,
    cardAccounts: { list: async () => E.right([plainCard]), balances: ask(null) },
  })
  await runStep(cards.steps.cards)()
  const requestAgain = async (): Promise<void> => {
    void runStep(cards.steps.balances)()
    await settle()
  }
  await requestAgain()
  await requestAgain()
  return { ...seen, calls, cards, requestAgain, shown: () => cards.view.get().cards[0]?.balance }
}

it.each([balanceOf('10'), E.left(unreachable)])(
  'if the response of an earlier balance request arrives last, the card list ignores it: %j',
  async (late) => {
    const { calls, shown } = await requestedTwice()
    await calls[1]?.answer(balanceOf('35'))
    expect(shown()).toBe('$35.00')
    await calls[0]?.answer(late)
    expect(shown()).toBe('$35.00')
  },
)

it('if the balance responses arrive in order, the card list shows each balance', async () => {
  const { calls, cards, shown } = await requestedTwice()
  await calls[0]?.answer(balanceOf('10'))
  expect(shown()).toBe('$10.00')
  await calls[1]?.answer(balanceOf('35'))
  expect([shown(), cards.state.get().balanceStatus]).toEqual(['$35.00', 'success'])
})

it('SESS-021 the card list ignores a balance that the previous user requested', async () => {
  const { calls, stores, cards, requestAgain, shown } = await requestedTwice()
  stores.resetAll()
  await runStep(cards.steps.cards)()
  await requestAgain()
  await calls[1]?.answer(balanceOf('10'))
  await calls.at(-1)?.answer(balanceOf('35'))
  expect(shown()).toBe('$35.00')
})
