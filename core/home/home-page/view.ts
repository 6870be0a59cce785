import { filled } from '../../kernel/text.ts'
import type { Notice } from '../../platform/notice.ts'
import { hiddenAmount } from '../amount-privacy/index.ts'
import { pricesHead } from '../price-list/index.ts'
import {
  type CardRow,
  type HomeNotice,
  type NoticeAction,
  type NoticeFacts,
  type NoticeRow,
  type TotalBalance,
} from './model.ts'
import { combineNotices, payoutsNotices, userNotices, withoutBalance, withoutTotal } from './rules.ts'
import { texts } from './tables.ts'

/** What the view is computed from. */
export interface HomePageState {
  readonly facts: NoticeFacts
  readonly notices: ReadonlyArray<Notice>
  /** How many rows there are. */
  readonly activity: number
  readonly cards: ReadonlyArray<CardRow>
  /** null: there are no cards to show. */
  readonly balance: TotalBalance | null
  /** What stands in place of the cards; null: they could be loaded. */
  readonly cardsFailure: string | null
  /** Then no amount is in the view. */
  readonly amountsHidden: boolean
}

/** The home page but for its prices and what is on offer, ready to render; a panel that is null is not there. */
export interface HomePageView {
  readonly heading: string
  /** What is said aloud in place of each amount; null: amounts are shown. */
  readonly hiddenAmount: string | null
  /** Where amounts are hidden and shown again: beside the first of them; null: there are none. */
  readonly hiding: 'balance' | 'activity' | null
  readonly notices: ReadonlyArray<HomeNotice>
  /** What is on all cards together. */
  readonly balance: TotalBalance | null
  readonly activity: {
    readonly title: string
    readonly link: { readonly label: string; readonly to: string }
    /** How many rows come, each in words of its own. */
    readonly count: number
  } | null
  readonly cards: {
    readonly title: string
    /** Where cards are managed; null: there are none. */
    readonly link: { readonly label: string; readonly to: string } | null
    /** Stands in place of the cards when they could not be loaded. */
    readonly failure: string | null
    readonly cards: ReadonlyArray<CardRow>
  } | null
  /** Above the prices, which have a view of their own. */
  readonly prices: { readonly title: string; readonly period: string }
}

const headingOf = (firstName: string | null): string =>
  firstName === null ? texts.welcome : filled(texts.welcomeName, { firstName })

const noticeOf =
  (perform: (action: NoticeAction) => void) =>
  ({ action, ...row }: NoticeRow): HomeNotice => ({
    ...row,
    to: action.kind === 'path' ? action.to : null,
    actionHandler: () => perform(action),
  })

const global = (notice: Notice): HomeNotice => ({ ...notice, lead: null, to: null })

/**
 * Returns what stands first: greeting, notices, money.
 * @param perform does what a notice's action says
 */
export const homePageView =
  (perform: (action: NoticeAction) => void) =>
  (state: HomePageState): HomePageView => {
    const { facts, activity, amountsHidden } = state
    const cards = amountsHidden ? state.cards.map(withoutBalance) : state.cards
    const balance = amountsHidden && state.balance !== null ? withoutTotal(state.balance) : state.balance
    const notice = noticeOf(perform)
    return {
      heading: headingOf(facts.name?.firstName ?? null),
      hiddenAmount: amountsHidden ? hiddenAmount.label : null,
      hiding: balance !== null ? 'balance' : activity > 0 ? 'activity' : null,
      notices: combineNotices(
        state.notices.map(global),
        payoutsNotices(facts).map(notice),
        userNotices(facts).map(notice),
      ),
      balance,
      activity: activity === 0 ? null : { ...texts.activity, count: activity },
      cards:
        cards.length === 0 && state.cardsFailure === null
          ? null
          : {
              title: cards.length === 1 ? texts.cards.one : texts.cards.many,
              link: cards.length === 0 ? null : texts.cards.link,
              failure: state.cardsFailure,
              cards,
            },
      prices: pricesHead,
    }
  }
