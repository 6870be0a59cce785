import { type Mail, sendMail } from '../account/mails.ts'
import { recordSecurityEvent } from '../account/security-events.ts'
import type { User } from '../account/tables.ts'
import type { CallContext, Handlers } from '../calls/context.ts'
import { transact } from '../database/transaction.ts'
import { refuse } from '../kernel/refusals.ts'

const isNumber = (text: string): boolean => /^[0-9]{9}$/.test(text)
/** True for a country code of three letters, as in "USA". */
const isIssuer = (text: string): boolean => /^[A-Z]{3}$/.test(text)

const numberAdded: Mail = {
  subject: 'Your Social Security number was added',
  body: "A Social Security number was added to your account.\n\nIf this wasn't you, contact support now.",
}

/**
 * Counts an attempt to submit a number. Rejects the call after too many attempts, so that numbers cannot be guessed (A11).
 * Attempts are counted per account, since the caller is signed in.
 */
const countAttempt = ({ limits, user, now }: CallContext) => limits.attempt(`national-identity:${user.id}`, null, now())

type StoredNumber = Pick<User, 'nationalIdentityLastFour' | 'nationalIdentityIssuer'>

const isStored = (user: User, { nationalIdentityLastFour, nationalIdentityIssuer }: StoredNumber): boolean =>
  !user.isMissingShopperInfo &&
  user.nationalIdentityLastFour === nationalIdentityLastFour &&
  user.nationalIdentityIssuer === nationalIdentityIssuer

/** Loads the user again, because a concurrent request with the same number may have stored the number in the meantime. */
const userNow = ({ database, user }: CallContext): Promise<User> =>
  database.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow()

/**
 * Stores the last four digits of the number. The other digits are not needed, and even a hash of all nine digits would be
 * easy to reverse. Submitting the stored number again changes nothing and does not count as an attempt. A different number
 * is accepted only if the account has none yet, so that a stolen session cannot replace the number.
 */
const storeNumber = async (context: CallContext, stored: StoredNumber): Promise<void> => {
  const { database, log } = context
  // The row stays locked until the end of the transaction. If several requests run concurrently, only the first one stores
  // its number.
  const user = await database
    .selectFrom('users')
    .selectAll()
    .where('id', '=', context.user.id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (isStored(user, stored)) return
  if (!user.isMissingShopperInfo && user.nationalIdentityLastFour !== null) {
    refuse(409, 'Your ID number is already saved. Contact support to change it.')
  }
  await database
    .updateTable('users')
    .set({ ...stored, isMissingShopperInfo: false })
    .where('id', '=', user.id)
    .execute()
  await recordSecurityEvent(context, user, 'national-identity-added')
  await sendMail(context, user, numberAdded)
  log.info({ user: user.id }, 'national identity number added')
}

export const nationalIdentityHandlers = {
  'GET /compliance/missingShopperInfo': async ({ user }) => ({ isMissingShopperInfo: user.isMissingShopperInfo }),

  'POST /compliance/updateNationalIdentity': async (context, { nationalIdentityNumber, nationalIdentityIssuer }) => {
    if (!isNumber(nationalIdentityNumber) || !isIssuer(nationalIdentityIssuer)) {
      await countAttempt(context)
      refuse(422, 'Enter a nine-digit ID number and a three-letter country code.', {
        field: isNumber(nationalIdentityNumber) ? 'nationalIdentityIssuer' : 'nationalIdentityNumber',
      })
    }
    const stored = { nationalIdentityLastFour: nationalIdentityNumber.slice(-4), nationalIdentityIssuer }
    if (isStored(await userNow(context), stored)) return
    await countAttempt(context)
    await transact(context, (inside) => storeNumber(inside, stored))
  },
} satisfies Handlers<'GET /compliance/missingShopperInfo' | 'POST /compliance/updateNationalIdentity'>
