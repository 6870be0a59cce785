import type { Mail } from '../account/mails.ts'
import { lastReached } from './application-review.ts'
import type { Application } from './tables.ts'

const approvalTexts: Readonly<Record<string, string>> = {
  individualShopperTier1: 'You can now make payments of $3,000 or more.',
  payoutsRecipient: 'You can now receive payouts.',
}

/** Returns the mail about a decision. Null if the application's status requires no mail. */
export const decisionMail = (application: Application): Mail | null => {
  const { status, productName } = application
  if (status === 'approved') {
    return { subject: 'You are verified', body: approvalTexts[productName] ?? 'Your verification is complete.' }
  }
  if (status !== 'rejected') return null
  const reason = lastReached(application, 'decided')?.reason
  const next = "We haven't charged you, and your account stays open. Contact support to find out what's missing."
  return {
    subject: "We couldn't verify you",
    body: reason === undefined ? next : `${reason}\n\n${next}`,
  }
}
