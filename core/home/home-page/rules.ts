import { withQuery } from '../../kernel/query.ts'
import type { Notice } from '../../platform/notice.ts'
import { queryKeys } from '../../routes/index.ts'
import { hiddenAmount } from '../amount-privacy/index.ts'
import type { ApplicationFacts, CardRow, NoticeAction, NoticeFacts, NoticeRow, TotalBalance } from './model.ts'
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
  ...(!shopper.verified &&
  shopper.action !== null &&
  (shopper.isRefused || shopperActions.includes(shopper.action.name))
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

/** What is asked of the user as a recipient of payouts (HOME-007); who accepted an invite has to be verified (VERIF-084). */
export const payoutsNotices = ({
  invite,
  payoutRequests,
  recipient,
  isRecipient,
}: NoticeFacts): ReadonlyArray<NoticeRow> => [
  ...(invite !== null || payoutRequests > 0 ? [inviteNotice(invite)] : []),
  ...(isRecipient && !recipient.verified ? applicationNotice('recipient', recipient) : []),
]

/** A card whose balance is nowhere in it. */
export const withoutBalance = (card: CardRow): CardRow => ({ ...card, balance: hiddenAmount.text })

/** As `withoutBalance`, of all cards together. */
export const withoutTotal = (balance: TotalBalance): TotalBalance => ({
  ...balance,
  amount: balance.amount === null ? null : { whole: hiddenAmount.text, cents: '' },
})
