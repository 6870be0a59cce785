import type { Mail } from '../account/mails.ts'
import { lastReached } from './application-review.ts'
import type { Application } from './tables.ts'

const approvalTexts: Readonly<Record<string, string>> = {
  individualShopperTier1: 'Payments of $3,000 or more are open to you.',
  payoutsRecipient: 'Payouts can be sent to you.',
}

/** Returns the mail for a new decision; null if the status needs none. */
export const decisionMail = (application: Application): Mail | null => {
  const { status, productName } = application
  if (status === 'approved') {
    return { subject: 'You are verified', body: approvalTexts[productName] ?? 'Your verification is complete.' }
  }
  if (status !== 'rejected') return null
  const reason = lastReached(application, 'decided')?.reason
  const next = 'Nothing is charged and your account stays open. Write to support: they say what is missing.'
  return {
    subject: 'We could not verify you yet',
    body: reason === undefined ? next : `${reason}\n\n${next}`,
  }
}
