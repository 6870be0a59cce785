import { filled } from '../kernel/text.ts'
import { isRestricted } from '../money/index.ts'
import { type Application, isVerified, reviewTime } from '../verification/index.ts'
import {
  type CurrencyOption,
  type PayoutProfile,
  PayoutRefusal,
  type RecipientFacts,
  type RecipientState,
} from './model.ts'
import { inviteFailures, otherInviteFailure, recipientTexts, unknownRefusal } from './tables.ts'

/** The profile that an accepted payor joins: the first with payors, else the first (RECV-020). */
export const activeProfile = (profiles: ReadonlyArray<PayoutProfile>): PayoutProfile | null =>
  profiles.find((profile) => profile.payors.length > 0) ?? profiles[0] ?? null

/** Changes to an address need a second factor (RECV-013). */
export const canEdit = (otpEnabled: boolean): boolean => otpEnabled

/** What the provider's word for a reason means (RECV-076). */
export const refusalOf = (reason: string | null): PayoutRefusal => (PayoutRefusal.is(reason) ? reason : unknownRefusal)

/** What is told of an invite that was not accepted: total over every text of the provider (ERR-081). */
export const inviteFailure = (words: string | null): string => inviteFailures.get(words ?? '') ?? otherInviteFailure

/** How the verification of a recipient stands: total, an error wins (RECV-100 to RECV-103). */
export const recipientState = ({ error, moreDocuments, approved }: RecipientFacts): RecipientState => {
  if (error) return 'unable-to-verify'
  return moreDocuments && !approved ? 'continue-verification' : 'under-review'
}

/** What the recipient's application says about that (RECV-103). */
export const recipientFacts = ({
  status,
  collectionStatus,
}: Pick<Application, 'status' | 'collectionStatus'>): RecipientFacts => ({
  error: status === 'rejected' || status === 'abandoned' || collectionStatus === 'failed',
  moreDocuments: collectionStatus === 'incomplete',
  approved: isVerified(status),
})

/** What the banner on the card screens says; null: there is none (RECV-104). */
export const recipientBanner = (
  application: Pick<Application, 'status' | 'collectionStatus'> | null,
): string | null => {
  if (application === null || isVerified(application.status)) return null
  return filled(recipientTexts[recipientState(recipientFacts(application))], { time: reviewTime })
}

/** Whether a currency can be chosen: restricted ones cannot, whatever the provider says (CUR-013, RECV-028). */
export const isAvailable = ({ code, enabled }: Pick<CurrencyOption, 'code' | 'enabled'>): boolean =>
  enabled && !isRestricted(code)

/** Whether the currency of a wallet can be received in; as long as the currencies are not known it can. */
export const isReceivable = (code: string, options: ReadonlyArray<CurrencyOption> | null): boolean =>
  options === null || options.some((option) => option.code === code && isAvailable(option))

/** The chain beside a currency; null: it goes without saying (CUR-021). */
export const shownChain = ({ showChain, chainName }: Pick<CurrencyOption, 'showChain' | 'chainName'>): string | null =>
  showChain ? chainName : null

/** The payouts with one profile changed. */
export const withProfileChanged = <P extends { readonly profiles: ReadonlyArray<PayoutProfile> }>(
  payouts: P,
  profileId: string,
  change: (profile: PayoutProfile) => PayoutProfile,
): P => ({ ...payouts, profiles: payouts.profiles.map((one) => (one.id === profileId ? change(one) : one)) })
