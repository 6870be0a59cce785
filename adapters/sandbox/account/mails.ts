import type { Queries } from '../database/engine.ts'
import type { User } from './tables.ts'

/** What a user is told by mail. It holds no secret: reading along must not let anyone in. */
export interface Mail {
  readonly subject: string
  /** Plain text; an empty line parts paragraphs. */
  readonly body: string
}

/** Puts a mail to the user's own address into the outbox, in the transaction of what it tells: both happen, or neither. */
export const sendMail = async (
  { database, now }: { readonly database: Queries; readonly now: () => number },
  user: Pick<User, 'id' | 'email'>,
  mail: Mail,
): Promise<void> => {
  await database
    .insertInto('mails')
    .values({ userId: user.id, at: now(), recipient: user.email, ...mail })
    .execute()
}

/** The newest mails to a user, the newest first: nothing leaves the sandbox, so this is where they are read. */
export const mailsOf = (
  database: Queries,
  userId: string,
  most = 20,
): Promise<ReadonlyArray<Mail & { readonly at: number }>> =>
  database
    .selectFrom('mails')
    .select(['at', 'recipient', 'subject', 'body'])
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
