import type { Notice } from '../../kernel/notice.ts'
import type { ExternalPage } from '../../platform/ports.ts'
import type { ActivityRow, CardRow, HomeNotice, NoticeAction, NoticeFacts, NoticeRow, PasskeyOffer } from '../model.ts'
import { areTermsShown, combineNotices, payoutsNotices, userNotices, withoutAmounts, withoutBalance } from '../rules.ts'
import { hiddenAmount, texts } from '../tables.ts'

/** What the view is computed from. */
export interface HomeState {
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
export interface HomeView {
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

const named = (text: string, productName: string): string => text.replaceAll('{product}', () => productName)

const headingOf = (firstName: string | null): string =>
  firstName === null ? texts.welcome : texts.welcomeName.replace('{firstName}', () => firstName)

const noticeOf =
  (perform: (action: NoticeAction) => () => void) =>
  ({ action, ...row }: NoticeRow): HomeNotice => ({
    ...row,
    to: action.kind === 'path' ? action.to : null,
    actionHandler: perform(action),
  })

const global = (notice: Notice): HomeNotice => ({ ...notice, lead: null, to: null })

/**
 * Everything on the page but its prices.
 * @param outside `perform` makes the handler of a notice's action
 */
export const homeView =
  (outside: { readonly productName: string; readonly perform: (action: NoticeAction) => () => void }) =>
  (state: HomeState): HomeView => {
    const { facts, features, hasGalileoCard, amountsHidden } = state
    const activity = amountsHidden ? state.activity.map(withoutAmounts) : state.activity
    const cards = amountsHidden ? state.cards.map(withoutBalance) : state.cards
    const notice = noticeOf(outside.perform)
    const panel = <P extends Panel>(row: P): P => ({
      ...row,
      title: named(row.title, outside.productName),
      text: named(row.text, outside.productName),
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
