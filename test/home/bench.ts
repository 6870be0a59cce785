import {
  makeHomePage,
  type ActivityRow,
  type CardRow,
  type HomeSources,
  type NoticeFacts,
  type PriceHistory,
  type PricePoint,
  type PricedCoin,
} from '@paydeck/core/home'
import { constant, type Fault } from '@paydeck/core/kernel'
import { decimalText } from '@paydeck/core/money'
import { externalPages, type ExternalPage } from '@paydeck/core/platform'
import { settle } from '@paydeck/core/testing'
import type { either as E } from 'fp-ts'
import { makeSurroundings, questions } from '../slice-bench/index.ts'

type Answer = E.Either<Fault, ReadonlyArray<PricePoint>>

export const point = (price: string | null, time = 0): PricePoint => ({
  time,
  price: price === null ? null : decimalText(price),
})

const application = { verified: false, isRefused: false, lead: 'Verify', description: 'Verify yourself.', action: null }

/** Data of a user for whom the home page shows no notices. */
export const settledFacts: NoticeFacts = {
  name: { firstName: 'Ada', lastName: 'Norris' },
  shopper: application,
  recipient: application,
  isMissingShopperInfo: false,
  invite: null,
  payoutRequests: 0,
  isRecipient: false,
}

export const pages = Object.fromEntries(externalPages.map((page) => [page, `https://pages.example/${page}`])) as Record<
  ExternalPage,
  string
>

/** Row of recent activity for a payment to a merchant. */
export const plainRow: ActivityRow = {
  id: 'a',
  slide: 'invoice',
  icon: { initials: 'L', src: null },
  mark: null,
  title: 'Lumen Books',
  date: 'just now',
  direction: 'out',
  amount: '−$18.40',
  status: null,
  coin: null,
}

/** Row of a card to which the user cannot add money. */
export const plainCardRow: CardRow = {
  id: '7',
  name: 'Everyday',
  fullName: 'Everyday',
  lastFour: '4242',
  label: 'Everyday, card ending in 4242',
  digits: '•••• 4242',
  overlay: null,
  balanceLabel: 'Balance',
  balance: '$1,284.55',
  addFunds: null,
  to: '/card/7',
}

/**
 * Makes the home page; `change` overrides its data sources. Each price request stays pending until the test answers it,
 * unless `prices` is given.
 */
export const homeWith = (change: Partial<HomeSources> = {}, prices?: PriceHistory) => {
  const { ports, seen } = makeSurroundings(1_700_000_000_000)
  const asks = questions<Parameters<PriceHistory['of']>[0], ReadonlyArray<PricePoint>>()
  const reloads: Array<string> = []
  const home = makeHomePage({
    ...ports,
    priceHistory: prices ?? { of: asks.ask },
    configuration: { pages },
    reloadCards: async () => void reloads.push('cards'),
    sources: {
      facts: constant(settledFacts),
      notices: constant([]),
      activity: constant(0),
      cards: constant([]),
      balance: constant(null),
      cardsFailure: constant(null),
      hasGalileoCard: constant(false),
      passkey: constant(null),
      amountsHidden: constant(false),
      features: constant({ cardWaitlist: false, cardTerms: false }),
      ...change,
    },
  })
  return {
    ...seen,
    home,
    asked: asks.inputs,
    reloads,
    answer: async (code: PricedCoin, answer: Answer): Promise<void> => {
      await settle()
      await asks.calls.findLast(({ input }) => input.code === code)?.answer(answer)
    },
  }
}
