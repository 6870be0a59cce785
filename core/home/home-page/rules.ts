import { withQuery } from '../../kernel/query.ts'
import { type DecimalText, divide, fromMinorUnits, multiply, signOf, subtract } from '../../money/index.ts'
import type { Notice } from '../../platform/notice.ts'
import { queryKeys } from '../../routes/index.ts'
import { hiddenAmount } from '../amount-privacy/index.ts'
import type {
  ActivityRow,
  ApplicationFacts,
  CardRow,
  NoticeAction,
  NoticeFacts,
  NoticeRow,
  PricePoint,
} from './model.ts'
import { applicationNotices, notices, shopperActions } from './tables.ts'

/** All notices in the order global, payouts, user; of two with one id the first stays (HOME-006). */
export const combineNotices = <N extends Pick<Notice, 'id'>>(
  global: ReadonlyArray<N>,
  payouts: ReadonlyArray<N>,
  user: ReadonlyArray<N>,
): ReadonlyArray<N> => {
  const seen = new Set<string>()
  return [...global, ...payouts, ...user].filter(({ id }) => !seen.has(id) && seen.add(id))
}

const applicationNotice = (
  kind: keyof typeof applicationNotices,
  application: ApplicationFacts,
): ReadonlyArray<NoticeRow> => {
  const { lead, description, action } = application
  if (action === null) return []
  const does: NoticeAction = action.to === null ? { kind: 'page', page: 'support' } : { kind: 'path', to: action.to }
  return [{ ...applicationNotices[kind], lead, description, actionText: action.label, action: does }]
}

/** What is asked of the user as such (HOME-007). */
export const userNotices = ({ name, shopper, isMissingShopperInfo }: NoticeFacts): ReadonlyArray<NoticeRow> => [
  ...(name !== null && (name.firstName === null || name.lastName === null) ? [notices.addName] : []),
  ...(!shopper.verified && shopper.action !== null && shopperActions.includes(shopper.action.name)
    ? applicationNotice('shopper', shopper)
    : []),
  ...(isMissingShopperInfo ? [notices.missingShopperInfo] : []),
]

/** A held invite goes along, so that the page of receiving addresses can take it up. */
const inviteNotice = (invite: string | null): NoticeRow => {
  const { action } = notices.acceptInvite
  return invite === null || invite === ''
    ? notices.acceptInvite
    : {
        ...notices.acceptInvite,
        action: { kind: 'path', to: withQuery(action.to, [[queryKeys.invite, invite]]) },
      }
}

/** What is asked of the user as a recipient of payouts (HOME-007). */
export const payoutsNotices = ({ invite, payoutRequests, recipient }: NoticeFacts): ReadonlyArray<NoticeRow> => [
  ...(invite !== null || payoutRequests > 0 ? [inviteNotice(invite)] : []),
  ...(recipient.exists && !recipient.verified ? applicationNotice('recipient', recipient) : []),
]

/** The legal terms are shown to users who have a galileo card or may get one (HOME-021, HOME-022). */
export const areTermsShown = (input: { readonly hasGalileoCard: boolean; readonly isEligible: boolean }): boolean =>
  input.hasGalileoCard || input.isEligible

/** A row whose amounts are nowhere in it: fiat and coin; what its status says stays. */
export const withoutAmounts = ({ below, ...row }: ActivityRow): ActivityRow => ({
  ...row,
  amount: hiddenAmount.text,
  below: below?.kind === 'amount' ? { kind: 'amount', text: hiddenAmount.text } : below,
})

/** A card whose balance is nowhere in it. */
export const withoutBalance = (card: CardRow): CardRow => ({ ...card, balance: hiddenAmount.text })

/** Which way a price went; 'flat': not at all, to the last digit. */
export type Trend = 'up' | 'down' | 'flat'

/** What a coin costs and how that changed over the period (HOME-034). */
export interface Price {
  readonly current: DecimalText
  /** null when the first point has no price. */
  readonly change: { readonly amount: DecimalText; readonly percent: DecimalText | null; readonly trend: Trend } | null
}

const trends = { '-1': 'down', '0': 'flat', '1': 'up' } as const satisfies Readonly<Record<string, Trend>>

/** How many hundredths of a percent are told. */
const percentPlaces = 2

const hundred = fromMinorUnits(100n, 0)

/** The last point is the price, and last minus first the change; null when the last point has no price (HOME-034, ERR-021). */
export const priceOf = (points: ReadonlyArray<PricePoint>): Price | null => {
  const current = points.at(-1)?.price ?? null
  const first = points[0]?.price ?? null
  if (current === null) return null
  if (first === null) return { current, change: null }
  const amount = subtract(current, first)
  const percent = divide(multiply(amount, hundred), first, percentPlaces)
  return { current, change: { amount, percent, trend: trends[signOf(amount)] } }
}
