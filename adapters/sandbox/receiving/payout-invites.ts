import type { PayoutRefusal } from '@paydeck/core/model'
import type { User } from '../account/tables.ts'
import { holdUser } from '../account/users.ts'
import type { BaseContext, CallContext, Handlers } from '../calls/context.ts'
import { transact } from '../database/transaction.ts'
import { refuse } from '../kernel/refusals.ts'
import { digest } from '../kernel/secrets.ts'

/** So long an invite can be accepted. */
const validity = 14 * 24 * 60 * 60_000

/** 256 bits: who has the token was sent the mail. */
const tokenBytes = 32

/** Notes an invite and answers with its token, which goes into the mail and nowhere else. */
export const makeInvite = async (
  { database, random, now }: Pick<BaseContext, 'database' | 'random' | 'now'>,
  wanted: { readonly recipient: string; readonly payorName: string; readonly isExpired: boolean },
): Promise<string> => {
  const token = Buffer.from(random.bytes(tokenBytes)).toString('base64url')
  const sentAt = wanted.isExpired ? now() - validity : now()
  const { payorName, recipient } = wanted
  await database
    .insertInto('payoutInvites')
    .values({
      tokenHash: digest(token),
      recipient,
      payorName,
      sentAt,
      expiresAt: sentAt + validity,
    })
    .execute()
  return token
}

/** What a refused acceptance says, word for word (ERR-077, ERR-078). */
const words = {
  inviteExpired: 'Recipient payout invitation has expired',
  emailMismatch: 'Recipient email does not match user email',
  accountNotAllowed: 'Recipient account is not allowed to accept payouts',
  currencyNotAllowed: 'Recipient currency is not allowed',
} as const satisfies Record<PayoutRefusal, string>

const isRefusal = (reason: string): reason is PayoutRefusal => Object.hasOwn(words, reason)

const inviteAt = ({ database }: Pick<CallContext, 'database'>, token: string) =>
  database.selectFrom('payoutInvites').selectAll().where('tokenHash', '=', digest(token))

type Invite = Awaited<ReturnType<ReturnType<typeof inviteAt>['executeTakeFirstOrThrow']>>

/**
 * Why a user cannot accept an invite; null: they can, as can who has accepted it before. One that is not known is as
 * good as expired, since old ones are not kept for ever.
 */
const refusalOf = (invite: Invite | undefined, user: User, now: number): PayoutRefusal | null => {
  if (user.payoutRefusal !== null) return isRefusal(user.payoutRefusal) ? user.payoutRefusal : 'accountNotAllowed'
  if (invite === undefined) return 'inviteExpired'
  if (invite.acceptedBy !== null) return invite.acceptedBy === user.id ? null : 'emailMismatch'
  if (invite.recipient !== user.email) return 'emailMismatch'
  return now < invite.expiresAt ? null : 'inviteExpired'
}

/** Whether the user can accept an invite, and the word for why not (RECV-075, RECV-076). */
const inviteOf = async (context: CallContext, token: string) => {
  const reason = refusalOf(await inviteAt(context, token).executeTakeFirst(), context.user, context.now())
  return { canAccept: reason === null, reason }
}

/**
 * Makes the sender of an invite a payor of the user, who gets a payee token with it once they are approved as a
 * recipient (SESS-012). Once, in one transaction; who accepts again changes nothing.
 */
const acceptInvite = (context: CallContext, token: string): Promise<void> =>
  transact(context, async (inside) => {
    const { database, random, now } = inside
    // Both rows are held until the end: the user's as changes of their profiles hold it, then the invite's.
    const user = await holdUser(database, inside.user.id)
    const invite = await inviteAt(inside, token).forUpdate().executeTakeFirst()
    const refusal = refusalOf(invite, user, now())
    if (refusal !== null || invite === undefined) return refuse(409, words[refusal ?? 'inviteExpired'])
    if (invite.acceptedBy !== null) return
    const { payorName: name, sentAt: createdAt, tokenHash } = invite
    await database
      .updateTable('payoutInvites')
      .set({ acceptedBy: user.id, acceptedAt: now() })
      .where('tokenHash', '=', tokenHash)
      .execute()
    // A sender is known by their name: one who pays the user already is the same payor, however many invites they send.
    const known = await database
      .selectFrom('payors')
      .select('id')
      .where('userId', '=', user.id)
      .where('name', '=', name)
      .executeTakeFirst()
    if (known !== undefined) return
    await database.insertInto('payors').values({ id: random.id(), userId: user.id, name, createdAt }).execute()
  })

/** Notes that the user has seen an invite of theirs; false: there is none. */
const markInviteSeen = async ({ database, user, now }: CallContext, token: string): Promise<boolean> => {
  const seen = await database
    .updateTable('payoutInvites')
    .set(({ fn, val }) => ({ seenAt: fn.coalesce('seenAt', val(now())) }))
    .where('tokenHash', '=', digest(token))
    .where(({ or, eb }) => or([eb('recipient', '=', user.email), eb('acceptedBy', '=', user.id)]))
    .returning('tokenHash')
    .executeTakeFirst()
  return seen !== undefined
}

/** As the account stands; with a payload as its invite stands. */
const check = async (context: CallContext, { payload }: { readonly payload?: string | undefined }) => {
  const { payoutRefusal: reason } = context.user
  return {
    canAcceptPayouts: payload === undefined ? { canAccept: reason === null, reason } : await inviteOf(context, payload),
  }
}

const accept = async (context: CallContext, { payload }: { readonly payload: string }) => {
  await acceptInvite(context, payload)
  return { acceptPayoutsInvite: { success: true } }
}

/** The start of the app and the screen of the addresses call the same by two names (CALL-015). */
export const payoutInvitesHandlers = {
  CanAcceptPayouts: check,
  CAN_ACCEPT_PAYOUTS: check,
  AcceptPayoutsInvite: accept,
  START_ACCEPT_PAYOUTS_INVITE: accept,
  HasSeenInvite: async (context, { payload }) => ({ hasSeenInvite: await markInviteSeen(context, payload) }),
} satisfies Handlers<
  'CanAcceptPayouts' | 'CAN_ACCEPT_PAYOUTS' | 'AcceptPayoutsInvite' | 'START_ACCEPT_PAYOUTS_INVITE' | 'HasSeenInvite'
>
