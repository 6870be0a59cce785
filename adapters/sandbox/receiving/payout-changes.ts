import { type Mail, sendMail } from '../account/mails.ts'
import { noteSecurityEvent } from '../account/security-events.ts'
import type { CallContext } from '../calls/context.ts'
import { digest } from '../kernel/secrets.ts'

/** 256 bits: who has the token was sent the mail. */
const tokenBytes = 32

/** An address and what it is one of. */
export interface Place {
  readonly currency: string
  readonly address: string
}

const warning = 'Was it not you? Sign in, change your password and sign out all other devices.'
const untilThen = 'It will be approved within 24 hours; nothing is paid to it before.'

type Tells = (of: Place & { readonly payor: string }) => Mail

/** What is told of each change of where money goes. */
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
    subject: 'A sender pays to your address',
    body: `Payments of ${payor} go to the ${currency} address ${address} from now on.`,
  }),
  'sender-moved': ({ payor, currency, address }) => ({
    subject: 'A sender pays to another address',
    body: `Payments of ${payor} are to go to the ${currency} address ${address}. This will be approved within 24 hours; their payments are held until then.`,
  }),
  'sender-removed': ({ payor, currency, address }) => ({
    subject: 'A sender was removed from an address',
    body: `Payments of ${payor} no longer go to the ${currency} address ${address}. They are held until you accept the sender again.`,
  }),
  'payout-change-stopped': ({ currency, address }) => ({
    subject: 'A change of where you are paid was stopped',
    body: `Nothing goes to the ${currency} address ${address} by it. Payments of its senders are held until you accept them again.`,
  }),
} as const satisfies Readonly<Record<string, Tells>>

export type PayoutChange = keyof typeof mails

/** By what a change that was told of is stopped: by its event in the history, and by the token of its mail. */
export interface Stop {
  readonly eventId: number
  /** SHA-256, hex: the token itself is in the mail and nowhere else. */
  readonly stopHash: string
}

/** Where a change is stopped by who has its mail. What stands after "#" is sent to no server, and so is in no log. */
const stopAddress = (origin: string, token: string): string => `${origin}/stop-payout-change#${token}`

type Means = Pick<CallContext, 'database' | 'now' | 'sealing' | 'address' | 'userAgent' | 'user'>

const note = async (inside: Means, kind: PayoutChange, of: Parameters<Tells>[0], way: string): Promise<number> => {
  const { subject, body } = mails[kind](of)
  await sendMail(inside, inside.user, { subject, body: `${body}\n\n${way}` })
  return noteSecurityEvent(inside, inside.user, kind)
}

/** Tells of a change that cannot be stopped, since nothing goes anywhere by it: in the history and by mail. */
export const tell = async (inside: Means, kind: PayoutChange, of: Place, payor = ''): Promise<void> => {
  await note(inside, kind, { ...of, payor }, warning)
}

/** Tells of a change, and how it is stopped: the mail does so without signing in, since another may sit at the session. */
export const tellStoppable = async (inside: CallContext, kind: PayoutChange, of: Place, payor = ''): Promise<Stop> => {
  const token = Buffer.from(inside.random.bytes(tokenBytes)).toString('base64url')
  const way = `Was it not you? Stop it here, without signing in: ${stopAddress(inside.linkOrigin, token)}`
  const eventId = await note(inside, kind, { ...of, payor }, `${way}\n\n${warning}`)
  return { eventId, stopHash: digest(token) }
}

/** Each change sends a mail: no mailbox is to be flooded. */
export const countChange = (context: Pick<CallContext, 'limits' | 'user' | 'now' | 'database'>): Promise<void> =>
  context.limits.request(context, `address:${context.user.id}`)
