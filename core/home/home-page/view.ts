import { filled } from '../../kernel/text.ts'
import type { Notice } from '../../platform/notice.ts'
import { hiddenAmount, homePageTexts } from '../texts.ts'
import {
  type CardRow,
  type HomeNotice,
  type NoticeAction,
  type NoticeFacts,
  type NoticeRow,
  type TotalBalance,
} from './model.ts'
import { combineNotices, payoutsNotices, userNotices, withoutBalance, withoutTotal } from './rules.ts'
import { panelLinks } from './tables.ts'

/** Input of `homePageView`. */
export interface HomePageState {
  readonly facts: NoticeFacts
  readonly notices: ReadonlyArray<Notice>
  /** Number of rows of recent activity. */
  readonly activity: number
  readonly cards: ReadonlyArray<CardRow>
  /** Total balance of all cards; null if there are no cards to show. */
  readonly balance: TotalBalance | null
  /** Message in place of the cards if loading them failed; otherwise null. */
  readonly cardsFailure: string | null
  /** True if amounts are hidden. The view then contains no amounts. */
  readonly amountsHidden: boolean
}

/** Home page without prices and offers, ready to render. A panel that is null is not shown. */
export interface HomePageView {
  readonly heading: string
  /** Label of each hidden amount for screen readers; null while amounts are shown. */
  readonly hiddenAmount: string | null
  /**
   * Panel that shows the button for hiding amounts. This is the first panel with an amount; null if no panel has an amount.
   */
  readonly hiding: 'balance' | 'activity' | null
  readonly notices: ReadonlyArray<HomeNotice>
  /** Total balance of all cards. */
  readonly balance: TotalBalance | null
  /** Link to the timeline, beside the total and below the rows of recent activity (ACT-001). */
  readonly allActivity: { readonly label: string; readonly to: string }
  readonly activity: {
    readonly title: string
    readonly link: { readonly label: string; readonly to: string }
    /** Number of rows; their texts load later. */
    readonly count: number
  } | null
  readonly cards: {
    readonly title: string
    /** Link to the card pages; null if there are no cards. */
    readonly link: { readonly label: string; readonly to: string } | null
    /** Message in place of the cards if loading them failed. */
    readonly failure: string | null
    readonly cards: ReadonlyArray<CardRow>
  } | null
  /** Heading of the panel with prices. `pricesView` computes its content. */
  readonly prices: { readonly title: string; readonly period: string }
}

const headingOf = (firstName: string | null): string =>
  firstName === null ? homePageTexts.welcome : filled(homePageTexts.welcomeName, { firstName })

const noticeOf =
  (perform: (action: NoticeAction) => void) =>
  ({ action, ...row }: NoticeRow): HomeNotice => ({
    ...row,
    to: action.kind === 'path' ? action.to : null,
    actionHandler: () => perform(action),
  })

const global = (notice: Notice): HomeNotice => ({ ...notice, lead: null, to: null })

/**
 * Returns the view of the home page.
 * @param perform runs the action of a notice's button
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
      allActivity: panelLinks.allActivity,
      activity:
        activity === 0 ? null : { title: homePageTexts.activity.title, link: panelLinks.activity, count: activity },
      cards:
        cards.length === 0 && state.cardsFailure === null
          ? null
          : {
              title: cards.length === 1 ? homePageTexts.cards.one : homePageTexts.cards.many,
              link: cards.length === 0 ? null : panelLinks.cards,
              failure: state.cardsFailure,
              cards,
            },
      prices: homePageTexts.prices,
    }
  }
