import type { AccountMeans } from './means.ts'
import { placeOf } from './sealed-columns.ts'
import type { User } from './tables.ts'

/** Mail to a user. The body can contain a secret, such as the token of an invite, so the database stores it encrypted. */
export interface Mail {
  readonly subject: string
  /** Plain text. An empty line separates paragraphs. */
  readonly body: string
}

/**
 * Adds a mail to the outbox, addressed to the email of the user. Call this function in the transaction that makes the change
 * reported by the mail, so that both are stored or neither.
 */
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

/** Returns the newest mails to a user, newest first. The sandbox sends no mail, so users read them on the control page. */
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
