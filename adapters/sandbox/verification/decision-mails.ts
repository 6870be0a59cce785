import type { Mail } from '../account/mails.ts'
import { reached } from './application-review.ts'
import type { Application } from './tables.ts'

const openings: Readonly<Record<string, string>> = {
  individualShopperTier1: 'Payments of $3,000 or more are open to you.',
  payoutsRecipient: 'Payouts can be sent to you.',
}

/** What is told of a decision that was just made; null: it is none that needs telling. */
export const decisionMail = (application: Application): Mail | null => {
  const { status, productName } = application
  if (status === 'approved') {
    return { subject: 'You are verified', body: openings[productName] ?? 'Your verification is complete.' }
  }
  if (status !== 'rejected') return null
  const reason = reached(application, 'decided')?.reason
  const next = 'Nothing is charged and your account stays open. Write to support: they say what is missing.'
  return {
    subject: 'We could not verify you yet',
    body: reason === undefined ? next : `${reason}\n\n${next}`,
  }
}
