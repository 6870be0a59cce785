import { type Mail, sendMail } from '../account/mails.ts'
import { recordSecurityEvent } from '../account/security-events.ts'
import type { CallContext } from '../calls/context.ts'
import { digest } from '../kernel/secrets.ts'

/**
 * Length of a stop token in bytes. The token has 256 bits, because only the token protects the page on which a change is
 * stopped.
 */
const tokenBytes = 32

/** Wallet address for payouts, with its currency. */
export interface PayoutAddress {
  readonly currency: string
  readonly address: string
}

const warning = "If this wasn't you, sign in, change your password and sign out all other devices."
const untilThen = 'We approve it within 24 hours. Until then, no payments go to it.'

type WriteMail = (of: PayoutAddress & { readonly payor: string }) => Mail

/** Text of the mail about each kind of change of a payout destination. */
const mails = {
  'address-added': ({ currency, address }) => ({
    subject: 'A receiving address was added',
    body: `The ${currency} address ${address} was added to your account. ${untilThen}`,
  }),
  'address-changed': ({ currency, address }) => ({
    subject: 'A receiving address was changed',
    body: `Your senders now pay to the ${currency} address ${address}. ${untilThen}`,
  }),
  'address-removed': ({ currency, address }) => ({
    subject: 'A receiving address was removed',
    body: `The ${currency} address ${address} was removed from your account.`,
  }),
  'sender-accepted': ({ payor, currency, address }) => ({
    subject: 'A sender was added to your address',
    body: `Payments from ${payor} now go to the ${currency} address ${address}.`,
  }),
  'sender-moved': ({ payor, currency, address }) => ({
    subject: 'A sender was moved to another address',
    body: `Payments from ${payor} will go to the ${currency} address ${address}. We hold them until this change is approved, which takes up to 24 hours.`,
  }),
  'sender-removed': ({ payor, currency, address }) => ({
    subject: 'A sender was removed from an address',
    body: `Payments from ${payor} no longer go to the ${currency} address ${address}. We hold them until you accept the sender again.`,
  }),
  'payout-change-stopped': ({ currency, address }) => ({
    subject: 'A payout change was stopped',
    body: `No payments will go to the ${currency} address ${address}. We hold payments from the affected senders until you accept the senders again.`,
  }),
} as const satisfies Readonly<Record<string, WriteMail>>

export type PayoutChange = keyof typeof mails

/**
 * Values by which an announced change can be stopped: the id of its security event, and the hash of the token in its mail.
 */
export interface StopKeys {
  readonly eventId: number
  /** SHA-256 of the token in hex. The token itself is in the mail only. */
  readonly stopHash: string
}

/**
 * Returns the URL of the page that stops a change. Browsers do not send the part after "#" to the server, so no log contains
 * the token.
 */
const stopAddress = (origin: string, token: string): string => `${origin}/stop-payout-change#${token}`

type Means = Pick<CallContext, 'database' | 'now' | 'sealing' | 'address' | 'userAgent' | 'user'>

const recordChange = async (
  inside: Means,
  kind: PayoutChange,
  of: Parameters<WriteMail>[0],
  advice: string,
): Promise<number> => {
  const { subject, body } = mails[kind](of)
  await sendMail(inside, inside.user, { subject, body: `${body}\n\n${advice}` })
  return recordSecurityEvent(inside, inside.user, kind)
}

/** Announces a change that redirects no money and cannot be stopped: records it in the security history and sends a mail. */
export const announce = async (inside: Means, kind: PayoutChange, of: PayoutAddress, payor = ''): Promise<void> => {
  await recordChange(inside, kind, { ...of, payor }, warning)
}

/**
 * Announces a change by a mail with a link that stops the change. The link works without a sign-in, because an intruder may
 * control the session.
 */
export const announceStoppable = async (
  inside: CallContext,
  kind: PayoutChange,
  of: PayoutAddress,
  payor = '',
): Promise<StopKeys> => {
  const token = Buffer.from(inside.random.bytes(tokenBytes)).toString('base64url')
  const advice = `If this wasn't you, stop it here, without signing in: ${stopAddress(inside.linkOrigin, token)}`
  const eventId = await recordChange(inside, kind, { ...of, payor }, `${advice}\n\n${warning}`)
  return { eventId, stopHash: digest(token) }
}

/** Refuses a change if the user has made too many changes in a short time, because each change sends a mail. */
export const limitChanges = (context: Pick<CallContext, 'limits' | 'user' | 'now' | 'database'>): Promise<void> =>
  context.limits.request(context, `address:${context.user.id}`)
