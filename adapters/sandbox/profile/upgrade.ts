import type { InputOf } from '@paydeck/adapters/wire/call'
import type { postPaymentAcceptance } from '@paydeck/adapters/wire/profile/upgrade'
import type { CallContext, Handlers } from '../calls/context.ts'
import { checkedName } from '../calls/names.ts'
import { json } from '../database/columns.ts'
import { transact } from '../database/transaction.ts'
import { refuse } from '../kernel/refusals.ts'
import { digest } from '../kernel/secrets.ts'

const longestName = 100
const longestOid = 200

/** Format of the response that the stand-in of the captcha generates. */
const captchaResponse = /^sandbox-captcha-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type UpgradeInput = InputOf<typeof postPaymentAcceptance>

const wrongLength = `Enter a business name of up to ${longestName} characters.`

/** Validates the input of an upgrade, and returns the business name as it is stored. Rejects a referral that is too long. */
const checkedMerchant = ({ merchantName, affiliateOid = '' }: UpgradeInput): string => {
  const name = checkedName(merchantName, {
    most: longestName,
    tooShort: wrongLength,
    tooLong: wrongLength,
    hidden: 'Remove hidden characters from the business name.',
  })
  if (affiliateOid.length > longestOid) refuse(422, "This referral isn't valid.")
  return name
}

/**
 * Registers the account as a business. Returns `done` if the account is now a business with this name and type, even if an
 * earlier call has registered it. Returns `other` if it already is a business with another name or type. Returns `used` if
 * the captcha response was used before.
 */
const register = async (inside: CallContext, name: string, input: UpgradeInput): Promise<'done' | 'used' | 'other'> => {
  const { database, user, now } = inside
  const { merchantCustomerType: customerType, affiliateOid = null, gCaptchaResponse } = input
  const inserted = await database
    .insertInto('merchants')
    .values({
      userId: user.id,
      name,
      customerType,
      affiliateOid,
      captchaHash: digest(gCaptchaResponse),
      createdAt: now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('userId')
    .executeTakeFirst()
  if (inserted === undefined) {
    const existing = await database.selectFrom('merchants').selectAll().where('userId', '=', user.id).executeTakeFirst()
    if (existing === undefined) return 'used'
    return existing.name === name && existing.customerType === customerType ? 'done' : 'other'
  }
  const { accessTypes } = await database
    .selectFrom('users')
    .select('accessTypes')
    .where('id', '=', user.id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const upgraded = json([...new Set([...accessTypes, 'merchant'])])
  await database.updateTable('users').set({ accessTypes: upgraded }).where('id', '=', user.id).execute()
  return 'done'
}

export const upgradeHandlers = {
  'POST /users/registerPaymentAcceptance': async (context, input) => {
    const name = checkedMerchant(input)
    // A wrong captcha counts as an attempt, with the same limit as password attempts (A11).
    const { limits, user, address, now } = context
    const attempt = await limits.attempt(`captcha:${user.id}`, address, now())
    if (!captchaResponse.test(input.gCaptchaResponse))
      refuse(422, "We couldn't verify the captcha. Reload the page and try again.")
    const outcome = await transact(context, (inside) => register(inside, name, input))
    if (outcome === 'used') refuse(422, 'This captcha was already used. Reload the page and try again.')
    await attempt.forgive()
    if (outcome === 'other') refuse(409, 'Your account is already a business account.')
  },
} satisfies Handlers<'POST /users/registerPaymentAcceptance'>
