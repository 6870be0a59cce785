import type { Insertable } from 'kysely'
import { json } from '../database/columns.ts'
import { type SeededRandom, day, hour, makeSeededRandom, minute, seededId } from '../kernel/seeded-random.ts'
import { centsOf, dollars } from '../money/amounts.ts'
import { type Draft, loadDraft, pendingDrafts, postedDraft } from './generated-drafts.ts'
import { movesMoney } from './record-types.ts'
import type { CardTransactionsTable, DebitCardsTable, StepColumn } from './tables.ts'

type NewTransaction = Insertable<CardTransactionsTable>

/** Card with a generated history; `balance` is decimal text. */
export interface HistoryCard {
  readonly id: string
  readonly provider: DebitCardsTable['provider']
  readonly balance: string
  /** Amount of a purchase, in cents, that the history lacks. The oldest load has paid for it. Defaults to 0. */
  readonly missingCents?: number
}

/**
 * Time of the last payment with a card of the firstView programme. This programme ended at the end of 2020, so later entries
 * are fees.
 */
const lastUse = Date.UTC(2020, 8, 10, 17)
const inactivityFees = [Date.UTC(2020, 11, 15, 9), Date.UTC(2020, 10, 15, 9)] as const

/** Longest history of each programme in milliseconds: about three years for galileo, from 2016 on for firstView. */
const longest = { galileo: 1000 * day, firstView: 1500 * day } as const
const usualGap = { galileo: 40 * hour, firstView: 25 * day } as const

/** Returns the authorization times, newest first. */
const times = ({ id, provider }: HistoryCard, count: number, now: number): ReadonlyArray<number> => {
  const random = makeSeededRandom(`${id}:times`)
  const gap = Math.min(usualGap[provider], longest[provider] / count)
  let at = provider === 'galileo' ? now - 12 * minute : lastUse
  return Array.from({ length: count }, (_, index) => {
    const isFee = provider === 'firstView' && index < inactivityFees.length
    if (isFee) return inactivityFees[index] ?? lastUse
    const authorizedAt = at
    // The newest transactions are closer together than older ones, because pending transactions are only a few hours old.
    const usual = provider === 'galileo' && index < 5 ? Math.min(gap, 7 * hour) : gap
    at -= usual / 4 + random.below((usual * 3) / 2)
    return Math.floor(authorizedAt)
  })
}

const stepsOf = (steps: ReadonlyArray<StepColumn['step']>, at: number): ReadonlyArray<StepColumn> =>
  steps.map((step) => ({ step, at }))

interface Spot {
  readonly card: HistoryCard
  readonly index: number
  readonly at: number
}

/** Returns the fields that all rows have in common. */
const rowOf = ({ card, index, at }: Spot, { code, what }: Draft, cents: number): NewTransaction => ({
  id: seededId(card.id, 'transaction', index),
  cardId: card.id,
  status: 'pending',
  authorizedAt: at,
  postedAt: null,
  displayPrice: dollars(cents),
  amount: dollars(Math.abs(cents)),
  currencyCode: 'USD',
  fees: json([]),
  type: code,
  merchantCity: null,
  merchantState: null,
  category: null,
  originalAmount: null,
  originalCurrency: null,
  dueAt: null,
  dueStep: null,
  settlesAs: null,
  refundOf: null,
  ...what,
})

const pendingRows = (card: HistoryCard, count: number, moments: ReadonlyArray<number>, now: number) =>
  pendingDrafts(card.id)
    .slice(0, count)
    .map(({ draft, status, dueStep, tip }, index): NewTransaction => {
      const at = moments[index] ?? now
      const dueAt = Math.max(now + 6 * hour, at + (dueStep === 'settled' ? day + 5 * hour * index : 7 * day))
      const settlesAs = tip === 0 ? null : dollars(Math.round(draft.cents * (1 + tip)))
      const history = json(stepsOf(draft.began, at))
      return { ...rowOf({ card, index, at }, draft, draft.cents), status, dueAt, dueStep, settlesAs, history }
    })

/**
 * Returns the time of posting: one or two days after authorization, but not in the future. Declined transactions, and
 * transactions without a pending step, are posted at the time of their authorization.
 */
const postedAfter = ({ ended, began }: Draft, at: number, now: number, random: SeededRandom): number =>
  ended === 'declined' || began.length === 0
    ? at
    : Math.min(at + day + random.below(day), Math.max(at, now - 5 * minute))

const isCounted = ({ provider }: HistoryCard, { code, ended }: Draft): boolean =>
  ended === 'settled' && movesMoney(provider, code)

const leastLoad = 1_000

/**
 * Returns the amounts of all drafts in cents. Each load covers the spending until the next load, in steps of ten dollars.
 * The amount of the oldest load makes the sum of all amounts equal to the balance.
 */
const withLoads = (card: HistoryCard, drafts: ReadonlyArray<Draft>): ReadonlyArray<number> => {
  const balance = /^\d{1,9}(\.\d{1,2})?$/.test(card.balance) ? centsOf(card.balance) : 0
  let [spent, loaded] = [0, 0]
  return drafts.map((draft, index) => {
    if (!draft.isLoad) {
      if (isCounted(card, draft)) spent -= draft.cents
      return draft.cents
    }
    const needed = Math.floor((spent - loaded) / leastLoad) * leastLoad
    const first = balance + (card.missingCents ?? 0) + spent - loaded
    const cents = index === drafts.length - 1 ? first : Math.max(leastLoad, needed)
    loaded += cents
    return cents
  })
}

/** Returns the posted transactions, newest first. The oldest one is the first load of the card. */
const postedDrafts = ({ id, provider }: HistoryCard, count: number): ReadonlyArray<Draft> =>
  Array.from({ length: count }, (_, index) => {
    if (index === count - 1) return loadDraft(provider)
    const draft = postedDraft(id, provider, index)
    // A refund or a fee needs an earlier transaction other than the first load.
    return draft.link !== 'none' && index === count - 2 ? postedDraft(id, provider, index + 1) : draft
  })

const postedRows = (card: HistoryCard, count: number, moments: ReadonlyArray<number>, now: number) => {
  const first = moments.length - count
  const drafts = postedDrafts(card, count)
  const amounts = withLoads(card, drafts)
  const random = makeSeededRandom(`${card.id}:posted`)
  const ownTimes = drafts.map((draft, place) => postedAfter(draft, moments[first + place] ?? now, now, random))
  const postedAt = drafts.map(({ link }, place) => {
    const [own = now, before = now] = ownTimes.slice(place)
    if (link === 'refund') return Math.min(now - minute, Math.max(own, before + hour))
    return link === 'fee' ? before : own
  })
  return drafts.map((draft, place): NewTransaction => {
    const index = first + place
    const posted = postedAt[place] ?? now
    const at = draft.link === 'fee' ? posted : (moments[index] ?? now)
    const refunded = drafts[place - 1]?.link === 'refund' ? stepsOf(['refunded'], postedAt[place - 1] ?? posted) : []
    return {
      ...rowOf({ card, index, at }, draft, amounts[place] ?? 0),
      status: draft.ended === 'settled' ? 'settled' : 'invalid',
      postedAt: posted,
      refundOf: draft.link === 'refund' ? seededId(card.id, 'transaction', index + 1) : null,
      history: json([...stepsOf(draft.began, at), ...stepsOf([draft.ended], posted), ...refunded]),
    }
  })
}

/** Returns the number of transactions that a galileo card usually has since a time. */
export const usualCount = (since: number, now: number): number => Math.round((now - since) / usualGap.galileo)

/**
 * Returns `count` transactions of a card, newest first. The settled ones and the missing purchase add up to the card's
 * balance; the oldest is a load.
 */
export const makeHistory = (card: HistoryCard, count: number, now: number): ReadonlyArray<NewTransaction> => {
  const moments = times(card, count, now)
  const pending = card.provider === 'galileo' ? Math.min(5, Math.floor(count / 3)) : 0
  return [...pendingRows(card, pending, moments, now), ...postedRows(card, count - pending, moments, now)]
}
