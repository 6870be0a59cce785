import { isRestricted } from '../money/index.ts'
import {
  type Application,
  applicationFor,
  type ApplicationsState,
  applicationsView,
  isVerified,
  type Standing,
  standingOf,
  standingText,
} from '../verification/index.ts'
import {
  type CurrencyOption,
  type PayoutProfile,
  PayoutRefusal,
  type RecipientFacts,
  type RecipientState,
  type RecipientVerification,
} from './model.ts'
import { inviteFailures, recipientStandings, recipientTones, unknownRefusal } from './tables.ts'
import { payoutInviteFailures } from './texts.ts'

/**
 * Returns the profile that an accepted payor joins: the first with payors, else the first, else null (RECV-020).
 * @example
 * activeProfile([{ id: 'a', payors: [] }, { id: 'b', payors: [{ id: 'p' }] }]).id // 'b'
 * activeProfile([]) // null
 */
export const activeProfile = (profiles: ReadonlyArray<PayoutProfile>): PayoutProfile | null =>
  profiles.find((profile) => profile.payors.length > 0) ?? profiles[0] ?? null

/** True if addresses can be edited, which requires a second factor (RECV-013). */
export const canEdit = (otpEnabled: boolean): boolean => otpEnabled

/**
 * Returns the provider's reason if it is a known reason; otherwise a general reason (RECV-076).
 * @example
 * refusalOf('inviteExpired') // 'inviteExpired'
 * refusalOf('nonsense') // 'accountNotAllowed'
 */
export const refusalOf = (reason: string | null, otherwise: PayoutRefusal = unknownRefusal): PayoutRefusal =>
  PayoutRefusal.is(reason) ? reason : otherwise

/**
 * Returns the error text for an invite that was not accepted. The argument is the provider's message, or null (ERR-081).
 * @example
 * inviteFailureText(null) // "We're having trouble accepting this payouts invite, please contact support."
 */
export const inviteFailureText = (words: string | null, table: ReadonlyMap<string, string> = inviteFailures): string =>
  table.get(words ?? '') ?? payoutInviteFailures.other

/**
 * Returns the verification state of a recipient. An error has priority (RECV-100 to RECV-103).
 * @example
 * recipientState({ error: true, moreDocuments: true, approved: false }) // 'unable-to-verify'
 * recipientState({ error: false, moreDocuments: false, approved: false }) // 'under-review'
 */
export const recipientState = ({ error, moreDocuments, approved }: RecipientFacts): RecipientState => {
  if (error) return 'unable-to-verify'
  return moreDocuments && !approved ? 'continue-verification' : 'under-review'
}

/**
 * Returns the facts of a recipient's application (RECV-103).
 * @example
 * recipientFacts({ status: 'pending', collectionStatus: 'incomplete' }).moreDocuments // true
 */
export const recipientFacts = ({
  status,
  collectionStatus,
}: Pick<Application, 'status' | 'collectionStatus'>): RecipientFacts => ({
  error: status === 'rejected' || status === 'abandoned' || collectionStatus === 'failed',
  moreDocuments: collectionStatus === 'incomplete',
  approved: isVerified(status),
})

/**
 * Returns the text of the banner on the card screens of a recipient. Null if there is no application, or if the application
 * is approved (RECV-104).
 * @example
 * recipientBanner({ status: 'approved', collectionStatus: null }) // null
 */
export const recipientBanner = (
  application: Pick<Application, 'status' | 'collectionStatus'> | null,
  table: Readonly<Record<RecipientState, Standing>> = recipientStandings,
): string | null => {
  if (application === null || isVerified(application.status)) return null
  const standing = table[recipientState(recipientFacts(application))]
  const { lead, description } = standingText('payoutsRecipient', standing)
  return standing === 'started' ? lead : description
}

/**
 * Returns the notice above the addresses of a recipient who is not verified: the state of the application (RECV-100 to
 * RECV-103), or the request to apply (VERIF-084). Null for other users.
 */
export const recipientVerification = (
  state: ApplicationsState,
  isRecipient: boolean,
  supportPage: string,
): RecipientVerification | null => {
  const application = applicationFor('payoutsRecipient', state.applications ?? [])
  const { action, description } = applicationsView(state).products.payoutsRecipient
  if (action === null || !isRecipient) return null
  return {
    tone: recipientTones[standingOf(application)],
    text: description,
    action: { label: action.label, to: action.to, address: action.to === null ? supportPage : null },
  }
}

/**
 * True if a currency can be chosen. A restricted currency cannot be chosen, even if the provider enables the currency
 * (CUR-013, RECV-028).
 * @example
 * isAvailable({ code: 'USDT', enabled: true }) // false
 */
export const isAvailable = ({ code, enabled }: Pick<CurrencyOption, 'code' | 'enabled'>): boolean =>
  enabled && !isRestricted(code)

/**
 * True if payouts in the currency can be received. Also true until the currencies are loaded.
 * @example
 * isReceivable('BTC', [{ code: 'BTC', enabled: false }]) // false
 * isReceivable('BTC', null) // true
 */
export const isReceivable = (code: string, options: ReadonlyArray<CurrencyOption> | null): boolean =>
  options === null || options.some((option) => option.code === code && isAvailable(option))

/** Returns the name of the chain to show beside a currency, or null (CUR-021). */
export const shownChain = ({ showChain, chainName }: Pick<CurrencyOption, 'showChain' | 'chainName'>): string | null =>
  showChain ? chainName : null

/** Returns the payouts with a change applied to one profile. */
export const withProfileChanged = <P extends { readonly profiles: ReadonlyArray<PayoutProfile> }>(
  payouts: P,
  profileId: string,
  change: (profile: PayoutProfile) => PayoutProfile,
): P => ({ ...payouts, profiles: payouts.profiles.map((one) => (one.id === profileId ? change(one) : one)) })
