import type { AccountMeans } from './means.ts'
import { placeOf } from './sealed-columns.ts'
import type { User } from './tables.ts'

/** Mail to a user. Its body may hold a token, as of an invite, and is sealed at rest. */
export interface Mail {
  readonly subject: string
  /** Plain text; an empty line parts paragraphs. */
  readonly body: string
}

/** Puts a mail to the user's own address into the outbox, in the transaction of what it tells: both happen, or neither. */
export const sendMail = async (
  { database, now, sealing }: Pick<AccountMeans, 'database' | 'now' | 'sealing'>,
  { id: userId, email: recipient }: Pick<User, 'id' | 'email'>,
  { subject, body }: Mail,
): Promise<void> => {
  await database
    .insertInto('mails')
    .values({ userId, at: now(), recipient, subject, body: sealing.seal(placeOf('mail', userId), body) })
    .execute()
}

/** The newest mails to a user, the newest first: nothing leaves the sandbox, so this is where they are read. */
export const mailsOf = async (
  { database, sealing }: Pick<AccountMeans, 'database' | 'sealing'>,
  userId: string,
  most = 20,
): Promise<ReadonlyArray<Mail & { readonly at: number }>> => {
  const rows = await database
    .selectFrom('mails')
    .select(['at', 'recipient', 'subject', 'body'])
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => ({ ...row, body: sealing.open(placeOf('mail', userId), row.body) }))
}
