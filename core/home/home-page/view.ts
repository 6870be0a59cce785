import type { Fault } from '../../kernel/fault.ts'
import type { Remote } from '../../kernel/remote.ts'
import { filled } from '../../kernel/text.ts'
import { coinIcon, type CoinIconName, type DecimalText, formatUsd, negate, signOf } from '../../money/index.ts'
import type { Notice } from '../../platform/notice.ts'
import type { ExternalPage } from '../../platform/ports.ts'
import { hiddenAmount } from '../amount-privacy/index.ts'
import {
  type ActivityRow,
  type CardRow,
  type HomeNotice,
  type NoticeAction,
  type NoticeFacts,
  type NoticeRow,
  type PasskeyOffer,
  type PricedCoin,
  pricedCoins,
  type PriceHistories,
  type PricePoint,
} from './model.ts'
import {
  areTermsShown,
  combineNotices,
  payoutsNotices,
  type Price,
  priceOf,
  type Trend,
  userNotices,
  withoutAmounts,
  withoutBalance,
} from './rules.ts'
import { coinNames, priceTexts, texts } from './tables.ts'

/** What the view is computed from. */
export interface HomePageState {
  readonly facts: NoticeFacts
  readonly notices: ReadonlyArray<Notice>
  readonly activity: ReadonlyArray<ActivityRow>
  readonly cards: ReadonlyArray<CardRow>
  /** What stands in place of the cards; null: they could be loaded. */
  readonly cardsFailure: string | null
  readonly hasGalileoCard: boolean
  readonly passkey: PasskeyOffer | null
  /** Then no amount is in the view. */
  readonly amountsHidden: boolean
  readonly features: { readonly cardWaitlist: boolean; readonly cardTerms: boolean }
}

/** The heading and the text of a panel. */
export interface Panel {
  readonly title: string
  readonly text: string
}

/** The home page but for its prices, ready to render; a panel that is null is not there. */
export interface HomePageView {
  readonly heading: string
  /** What is said aloud in place of each amount; null: amounts are shown. */
  readonly hiddenAmount: string | null
  readonly notices: ReadonlyArray<HomeNotice>
  readonly activity: {
    readonly title: string
    readonly link: { readonly label: string; readonly to: string }
    readonly rows: ReadonlyArray<ActivityRow>
  } | null
  readonly cards: {
    readonly title: string
    /** Stands in place of the cards when they could not be loaded. */
    readonly failure: string | null
    readonly cards: ReadonlyArray<CardRow>
  } | null
  readonly passkey: PasskeyOffer | null
  /** Around the waitlist slice's own view of the card list. */
  readonly waitlist: Panel | null
  readonly wallet: Panel & { readonly action: string; readonly page: ExternalPage }
  readonly terms:
    | (Panel & { readonly links: ReadonlyArray<{ readonly label: string; readonly page: ExternalPage }> })
    | null
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
 * Everything on the page but its prices.
 * @param outside `perform` does what a notice's action says
 */
export const homePageView =
  (outside: { readonly productName: string; readonly perform: (action: NoticeAction) => void }) =>
  (state: HomePageState): HomePageView => {
    const { facts, features, hasGalileoCard, amountsHidden } = state
    const activity = amountsHidden ? state.activity.map(withoutAmounts) : state.activity
    const cards = amountsHidden ? state.cards.map(withoutBalance) : state.cards
    const notice = noticeOf(outside.perform)
    const panel = <P extends Panel>(row: P): P => ({
      ...row,
      title: filled(row.title, { product: outside.productName }),
      text: filled(row.text, { product: outside.productName }),
    })
    return {
      heading: headingOf(facts.name?.firstName ?? null),
      hiddenAmount: amountsHidden ? hiddenAmount.label : null,
      notices: combineNotices(
        state.notices.map(global),
        payoutsNotices(facts).map(notice),
        userNotices(facts).map(notice),
      ),
      activity: activity.length === 0 ? null : { ...texts.activity, rows: activity },
      cards:
        cards.length === 0 && state.cardsFailure === null
          ? null
          : { title: cards.length === 1 ? texts.cards.one : texts.cards.many, failure: state.cardsFailure, cards },
      passkey: state.passkey,
      waitlist: features.cardWaitlist ? panel(texts.waitlist) : null,
      wallet: panel(texts.wallet),
      terms: areTermsShown({ hasGalileoCard, isEligible: features.cardTerms }) ? panel(texts.terms) : null,
    }
  }

/** What the view is computed from: how each coin's load stands, and what it last brought. */
export interface PricesState {
  readonly loads: Readonly<Record<PricedCoin, Remote<Fault>>>
  readonly histories: PriceHistories
}

/** One coin of the price widget, ready to render. */
export type PriceRow = { readonly code: PricedCoin; readonly name: string; readonly icon: CoinIconName } & (
  | { readonly kind: 'loading' }
  | { readonly kind: 'unavailable'; readonly text: string }
  | {
      readonly kind: 'price'
      readonly price: string
      /** "+1.84%"; null when it cannot be told. */
      readonly change: string | null
      readonly trend: Trend
      /** For drawing a line: numbers of no further meaning. */
      readonly points: ReadonlyArray<number | null>
      /** What the line shows, in words. */
      readonly summary: string
    }
)

/** The price widget, ready to render. */
export interface PricesView {
  readonly title: string
  readonly period: string
  /** Replaces the rows when no coin could be loaded (ERR-020). */
  readonly failure: string | null
  readonly rows: ReadonlyArray<PriceRow>
}

/** "+1.84%", "−0.92%" with a true minus sign, "0.00%". */
const percentText = (percent: DecimalText): string =>
  `${signOf(percent) > 0 ? '+' : signOf(percent) < 0 ? '−' : ''}${percent.replace('-', '')}%`

const changeText = (change: Price['change']): string | null =>
  change === null || change.percent === null ? null : percentText(change.percent)

/** "down $4.75 or −0.92%": the word says which way, so the amount need not. */
const toldChange = (trend: Trend, amount: DecimalText, text: string): string =>
  `, ${priceTexts[trend]} ${formatUsd(signOf(amount) < 0 ? negate(amount) : amount)} or ${text}`

const shownRow = (name: string, points: ReadonlyArray<PricePoint>, { current, change }: Price) => {
  const trend = change?.trend ?? 'flat'
  const text = changeText(change)
  const told = change === null || text === null ? '' : toldChange(trend, change.amount, text)
  return {
    kind: 'price' as const,
    price: formatUsd(current),
    change: text,
    trend,
    points: points.map(({ price }) => (price === null ? null : Number(price))),
    summary: `${name} over ${priceTexts.period}: ${formatUsd(current)}${told}`,
  }
}

const rowOf = (code: PricedCoin, load: Remote<Fault>, points: ReadonlyArray<PricePoint> | null): PriceRow => {
  const head = { code, name: coinNames[code], icon: coinIcon(code) }
  const price = points === null ? null : priceOf(points)
  if (points !== null && price !== null) return { ...head, ...shownRow(head.name, points, price) }
  const isWaiting = points === null && load.status !== 'failed'
  return isWaiting ? { ...head, kind: 'loading' } : { ...head, kind: 'unavailable', text: priceTexts.coinUnavailable }
}

/** A coin keeps its last prices while it loads anew and when that fails; `failure` is set when every coin failed. */
export const pricesView = ({ loads, histories }: PricesState): PricesView => ({
  title: priceTexts.title,
  period: priceTexts.period,
  failure: pricedCoins.every((code) => loads[code].status === 'failed') ? priceTexts.unavailable : null,
  rows: pricedCoins.map((code) => rowOf(code, loads[code], histories[code])),
})
