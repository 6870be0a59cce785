import { sendMail } from '../account/mails.ts'
import { recordSecurityEvent } from '../account/security-events.ts'
import type { CallContext, Handlers } from '../calls/context.ts'
import { checkedName } from '../calls/names.ts'
import { transact } from '../database/transaction.ts'
import { refuse } from '../kernel/refusals.ts'

const nameLength = { least: 2, most: 64 } as const
const minute = 60_000
/**
 * Maximum number of name changes per minute. Each change sends a mail, and the limit keeps the user's mailbox from filling
 * up.
 */
const mostChanges = 5

const nameChanged = 'Your name was changed'

const checkName = (name: string, field: 'givenName' | 'familyName'): string =>
  checkedName(name, {
    ...nameLength,
    tooShort: `Enter a name with at least ${nameLength.least} characters.`,
    tooLong: `Enter a name with at most ${nameLength.most} characters.`,
    hidden: 'Use only letters, spaces and punctuation in your name.',
    field,
  })

/** Counts the mails in the database, so that the limit holds across all processes. */
const refuseTooMany = async ({ database, user, now }: CallContext): Promise<void> => {
  const at = now()
  const sent = await database
    .selectFrom('mails')
    .select('at')
    .where('userId', '=', user.id)
    .where('subject', '=', nameChanged)
    .where('at', '>', at - minute)
    .orderBy('id')
    .execute()
  const [oldest] = sent
  if (oldest === undefined || sent.length < mostChanges) return
  const seconds = Math.max(1, Math.ceil((oldest.at + minute - at) / 1000))
  refuse(429, `Too many changes. Try again in ${seconds} seconds.`, { code: 'rate-limit', retryAfter: seconds })
}

export const nameUpdateHandlers = {
  'PUT /users/updateName': (context, { givenName, familyName }) =>
    transact(context, async (inside) => {
      const { database, user } = inside
      const names = { firstName: checkName(givenName, 'givenName'), lastName: checkName(familyName, 'familyName') }
      // Locks the row, so that concurrent name changes are counted one after the other.
      const present = await database
        .selectFrom('users')
        .select(['firstName', 'lastName'])
        .where('id', '=', user.id)
        .forUpdate()
        .executeTakeFirstOrThrow()
      if (present.firstName === names.firstName && present.lastName === names.lastName) return
      await refuseTooMany(inside)
      await database.updateTable('users').set(names).where('id', '=', user.id).execute()
      await recordSecurityEvent(inside, user, 'name-changed')
      await sendMail(inside, user, {
        subject: nameChanged,
        body: `The name of your account is now ${names.firstName} ${names.lastName}. If this wasn't you, sign in and change your password.`,
      })
    }),
} satisfies Handlers<'PUT /users/updateName'>
