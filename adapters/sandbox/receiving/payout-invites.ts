import type { PayoutRefusal } from '@paydeck/core/model'
import type { User } from '../account/tables.ts'
import { lockUser } from '../account/users.ts'
import type { BaseContext, CallContext, Handlers } from '../calls/context.ts'
import { transact } from '../database/transaction.ts'
import { refuse } from '../kernel/refusals.ts'
import { digest } from '../kernel/secrets.ts'

/** Validity of an invite in milliseconds. */
const validity = 14 * 24 * 60 * 60_000

/** Length of an invite token in bytes. The token has 256 bits, because only the token identifies the invite. */
const tokenBytes = 32

/** Stores an invite and returns its token. The token itself is only sent by mail and is not stored. */
export const makeInvite = async (
  { database, random, now }: Pick<BaseContext, 'database' | 'random' | 'now'>,
  invite: { readonly recipient: string; readonly payorName: string; readonly isExpired: boolean },
): Promise<string> => {
  const token = Buffer.from(random.bytes(tokenBytes)).toString('base64url')
  const sentAt = invite.isExpired ? now() - validity : now()
  const { payorName, recipient } = invite
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

/** Error messages if an invite cannot be accepted, verbatim from the specification (ERR-077, ERR-078). */
const errorMessages = {
  inviteExpired: 'Recipient payout invitation has expired',
  emailMismatch: 'Recipient email does not match user email',
  accountNotAllowed: 'Recipient account is not allowed to accept payouts',
  currencyNotAllowed: 'Recipient currency is not allowed',
} as const satisfies Record<PayoutRefusal, string>

const isRefusal = (reason: string): reason is PayoutRefusal => Object.hasOwn(errorMessages, reason)

const inviteAt = ({ database }: Pick<CallContext, 'database'>, token: string) =>
  database.selectFrom('payoutInvites').selectAll().where('tokenHash', '=', digest(token))

type Invite = Awaited<ReturnType<ReturnType<typeof inviteAt>['executeTakeFirstOrThrow']>>

/**
 * Returns the reason why the user cannot accept an invite, or null. A user who has already accepted the invite can accept it
 * again. An unknown invite counts as expired, because old invites are deleted.
 */
const refusalOf = (invite: Invite | undefined, user: User, now: number): PayoutRefusal | null => {
  if (user.payoutRefusal !== null) return isRefusal(user.payoutRefusal) ? user.payoutRefusal : 'accountNotAllowed'
  if (invite === undefined) return 'inviteExpired'
  if (invite.acceptedBy !== null) return invite.acceptedBy === user.id ? null : 'emailMismatch'
  if (invite.recipient !== user.email) return 'emailMismatch'
  return now < invite.expiresAt ? null : 'inviteExpired'
}

/** Returns `canAccept` for an invite, and the reason if it is false (RECV-075, RECV-076). */
const inviteOf = async (context: CallContext, token: string) => {
  const reason = refusalOf(await inviteAt(context, token).executeTakeFirst(), context.user, context.now())
  return { canAccept: reason === null, reason }
}

/**
 * Makes the sender of an invite a payor of the user, in one transaction. A user who has at least one payor and is approved
 * as a recipient can get a payee token (SESS-012). Accepting the same invite again changes nothing.
 */
const acceptInvite = (context: CallContext, token: string): Promise<void> =>
  transact(context, async (inside) => {
    const { database, random, now } = inside
    // Locks both rows until the end of the transaction: first the user's row, as profile changes do, and then the invite's
    // row.
    const user = await lockUser(database, inside.user.id)
    const invite = await inviteAt(inside, token).forUpdate().executeTakeFirst()
    const refusal = refusalOf(invite, user, now())
    if (refusal !== null || invite === undefined) return refuse(409, errorMessages[refusal ?? 'inviteExpired'])
    if (invite.acceptedBy !== null) return
    const { payorName: name, sentAt: createdAt, tokenHash } = invite
    await database
      .updateTable('payoutInvites')
      .set({ acceptedBy: user.id, acceptedAt: now() })
      .where('tokenHash', '=', tokenHash)
      .execute()
    // A sender is identified by its name, so several invites of the same sender create only one payor.
    const existingPayor = await database
      .selectFrom('payors')
      .select('id')
      .where('userId', '=', user.id)
      .where('name', '=', name)
      .executeTakeFirst()
    if (existingPayor !== undefined) return
    await database.insertInto('payors').values({ id: random.id(), userId: user.id, name, createdAt }).execute()
  })

/** Marks an invite as seen. Returns false if there is no such invite. */
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

/** Checks if the account can accept payouts. If there is an invite token in `payload`, checks the invite, too. */
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

/**
 * Handlers by operation name. Two of the calls have two operation names each: one that the app uses while it starts, and one
 * that the invite screen uses (CALL-015).
 */
export const payoutInvitesHandlers = {
  CanAcceptPayouts: check,
  CAN_ACCEPT_PAYOUTS: check,
  AcceptPayoutsInvite: accept,
  START_ACCEPT_PAYOUTS_INVITE: accept,
  HasSeenInvite: async (context, { payload }) => ({ hasSeenInvite: await markInviteSeen(context, payload) }),
} satisfies Handlers<
  'CanAcceptPayouts' | 'CAN_ACCEPT_PAYOUTS' | 'AcceptPayoutsInvite' | 'START_ACCEPT_PAYOUTS_INVITE' | 'HasSeenInvite'
>
