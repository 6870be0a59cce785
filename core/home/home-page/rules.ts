import { withQuery } from '../../kernel/query.ts'
import type { Notice } from '../../platform/notice.ts'
import { queryKeys } from '../../routes/index.ts'
import { hiddenAmount } from '../texts.ts'
import type {
  ApplicationFacts,
  CardRow,
  NoticeAction,
  NoticeFacts,
  NoticeRow,
  NoticeRows,
  TotalBalance,
} from './model.ts'
import { applicationNotices, notices, shopperActions } from './tables.ts'

/**
 * Returns all notices in the order global, payouts, user. If several notices have the same id, only the first of them is
 * returned (HOME-006).
 * @example
 * combineNotices([{ id: 'a' }], [{ id: 'b' }], [{ id: 'a' }]) // [{ id: 'a' }, { id: 'b' }]
 */
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

/** Returns the notices about the user's account (HOME-007). */
export const userNotices = (
  { name, shopper, isMissingShopperInfo }: NoticeFacts,
  rows: NoticeRows = notices,
): ReadonlyArray<NoticeRow> => [
  ...(name !== null && (name.firstName === null || name.lastName === null) ? [rows.addName] : []),
  ...(!shopper.verified && (shopper.isRefused || shopperActions.some((action) => action === shopper.action?.name))
    ? applicationNotice('shopper', shopper)
    : []),
  ...(isMissingShopperInfo ? [rows.missingShopperInfo] : []),
]

/**
 * Makes the notice about an invite. The notice links to the page of receiving addresses, and the link contains the invite.
 */
const inviteNotice = (invite: string | null, row: NoticeRows['acceptInvite']): NoticeRow =>
  invite === null || invite === ''
    ? row
    : { ...row, action: { kind: 'path', to: withQuery(row.action.to, [[queryKeys.invite, invite]]) } }

/**
 * Returns the notices for a recipient of payouts (HOME-007). A user who accepts an invite is asked to verify (VERIF-084).
 */
export const payoutsNotices = (
  { invite, payoutRequests, recipient, isRecipient }: NoticeFacts,
  rows: NoticeRows = notices,
): ReadonlyArray<NoticeRow> => [
  ...(invite !== null || payoutRequests > 0 ? [inviteNotice(invite, rows.acceptInvite)] : []),
  ...(isRecipient && !recipient.verified ? applicationNotice('recipient', recipient) : []),
]

/** Hides the balance of a card. */
export const withoutBalance = (card: CardRow): CardRow => ({ ...card, balance: hiddenAmount.text })

/** Hides the total of all cards. */
export const withoutTotal = (balance: TotalBalance): TotalBalance => ({
  ...balance,
  amount: balance.amount === null ? null : { whole: hiddenAmount.text, cents: '' },
})
