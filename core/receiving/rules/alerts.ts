import { type Application, isVerified, reviewTime } from '../../verification/index.ts'
import type { ReceivingAlert, RecipientFacts, RecipientState, SaveStep } from '../model.ts'
import { type PayoutCheck, PayoutRefusal } from '../model/acceptance.ts'
import {
  inviteFailures,
  inviteRefusals,
  otherInviteFailure,
  recipientTexts,
  refusalAlerts,
  saveFailures,
  unknownRefusal,
} from '../tables/alerts.ts'

/** What the provider's word for a reason means (RECV-076). */
export const refusalOf = (reason: string | null): PayoutRefusal => (PayoutRefusal.is(reason) ? reason : unknownRefusal)

/**
 * The alert above the addresses; null: none (RECV-068). Settings of the account stand over the currency, since
 * another currency would not help.
 * @param currencyEnabled whether the currency of the active profile's wallet is enabled
 */
export const receivingAlert = ({ canAccept, reason }: PayoutCheck, currencyEnabled: boolean): ReceivingAlert | null => {
  const refusal = canAccept ? null : refusalAlerts[refusalOf(reason)]
  return refusal === null && !currencyEnabled ? 'region' : refusal
}

/** What is told of an invite that was not accepted: total over every text of the provider (ERR-081). */
export const inviteFailure = (words: string | null): string => inviteFailures.get(words ?? '') ?? otherInviteFailure

/** What is told of an invite that cannot be accepted (ERR-077 to ERR-079). */
export const inviteRefusal = (reason: string | null): string => inviteRefusals[refusalOf(reason)]

/** What is told of a save that failed (ERR-069 to ERR-075). */
export const saveFailure = (step: SaveStep, currency: string): string =>
  saveFailures[step].replace('{currency}', () => currency)

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
  return recipientTexts[recipientState(recipientFacts(application))].replace('{time}', reviewTime)
}
