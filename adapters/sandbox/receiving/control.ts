import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Mail, sendMail } from '../account/mails.ts'
import type { User } from '../account/tables.ts'
import type { BaseContext } from '../calls/context.ts'
import { hasHidden } from '../calls/hidden-characters.ts'
import { callerOf } from '../control/caller.ts'
import { json } from '../database/columns.ts'
import type { Environment } from '../environment.ts'
import { askerOf } from '../http/asker.ts'
import { refuse } from '../kernel/refusals.ts'
import { executePayouts } from './held-payouts.ts'
import { makeInvite } from './payout-invites.ts'
import { checkedName } from './recipients.ts'
import { approveWallets } from './wallet-approval.ts'

/** An account that is being played with, and the means to. */
export interface Played extends Pick<BaseContext, 'database' | 'now' | 'random' | 'origin'> {
  readonly user: User
}

/** The account that the caller's cookie belongs to. */
export const playedBy = async (
  environment: Environment,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Played> => {
  const { user, now } = await callerOf(environment, request, reply)
  const { origin } = askerOf(environment, request, reply)
  const { queries: database, random } = environment
  return { user, database, random, origin, now: () => now }
}

const isAddress = (text: string): boolean => text.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(text) && !hasHidden(text)

const inviteMail = (payorName: string, recipient: string, link: string): Mail => ({
  subject: `${payorName} wants to pay you`,
  body: `${payorName} invites ${recipient} to receive payouts. Accept within 14 days: ${link}`,
})

/** A payor invites somebody: the mail stands among those of the account that plays. */
export const sendInvite = async (
  { database, random, now, origin, user }: Played,
  wanted: { readonly payor: string; readonly email: string | undefined; readonly isExpired: boolean },
): Promise<{ readonly token: string; readonly link: string }> => {
  const payorName = checkedName(wanted.payor)
  const recipient = wanted.email?.trim().toLowerCase() || user.email
  if (!isAddress(recipient)) refuse(422, 'This is no e-mail address.')
  return database.transaction().execute(async (transaction) => {
    const means = { database: transaction, random, now }
    const token = await makeInvite(means, { recipient, payorName, isExpired: wanted.isExpired })
    const link = `${origin}/id?accept-invite-payload=${token}`
    await sendMail(means, { id: user.id, email: recipient }, inviteMail(payorName, recipient, link))
    return { token, link }
  })
}

/** Approves the addresses of the account, and executes what waited for that. */
export const approveAddresses = async (played: Played): Promise<void> => {
  await approveWallets(played.database, played.user.id)
  await executePayouts(played, played.user)
}

/** How the account stands as a recipient: makes the application where there is none. */
export const judgeRecipient = async (played: Played, status: string): Promise<void> => {
  const { database, random, user, now } = played
  const updatedAt = now()
  await database
    .insertInto('applications')
    .values({
      id: random.id(),
      userId: user.id,
      productName: 'payoutsRecipient',
      status,
      collectionStatus: null,
      collectionTasks: json([]),
      createdAt: updatedAt,
      updatedAt,
    })
    .onConflict((conflict) => conflict.columns(['userId', 'productName']).doUpdateSet({ status, updatedAt }))
    .execute()
  await executePayouts(played, user)
}
