import type { CallContext, Handlers } from '../calls/context.ts'
import { hasHidden } from '../calls/hidden-characters.ts'
import { json } from '../database/columns.ts'
import { transact } from '../database/transaction.ts'
import { refuse } from '../kernel/refusals.ts'
import { digest } from '../kernel/secrets.ts'

const longestName = 100
const longestOid = 200

/** What the captcha's stand-in answers with. */
const captchaResponse = /^sandbox-captcha-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A wrong one counts as a guess: a machine is to have no more of them than of passwords (A11). */
const checkCaptcha = ({ limits, user, address, now }: CallContext, isRight: boolean, refusal: string): void => {
  const attempt = limits.attempt(`captcha:${user.id}`, address, now())
  if (!isRight) refuse(422, refusal)
  attempt.forgive()
}

export const upgradeHandlers = {
  // Asked again with the same words it changes nothing more: one account is one business.
  'POST /users/registerPaymentAcceptance': (context, input) =>
    transact(context, async (inside) => {
      const { database, user, now } = inside
      const name = input.merchantName.trim()
      const { merchantCustomerType: customerType, affiliateOid = null, gCaptchaResponse } = input
      if (name === '' || name.length > longestName)
        refuse(422, `Enter a business name of at most ${longestName} characters.`)
      if (hasHidden(name)) refuse(422, 'A business name holds nothing that cannot be seen.')
      if ((affiliateOid?.length ?? 0) > longestOid) refuse(422, 'The referral is not valid.')
      checkCaptcha(
        inside,
        captchaResponse.test(gCaptchaResponse),
        'The captcha was not passed. Reload the page and try again.',
      )
      const made = await database
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
      if (made === undefined) {
        const known = await database
          .selectFrom('merchants')
          .selectAll()
          .where('userId', '=', user.id)
          .executeTakeFirst()
        checkCaptcha(inside, known !== undefined, 'The captcha was used already. Reload the page and try again.')
        if (known?.name !== name || known.customerType !== customerType)
          refuse(409, 'This account is a business already.')
        return
      }
      const { accessTypes } = await database
        .selectFrom('users')
        .select('accessTypes')
        .where('id', '=', user.id)
        .forUpdate()
        .executeTakeFirstOrThrow()
      const upgraded = json([...new Set([...accessTypes, 'merchant'])])
      await database.updateTable('users').set({ accessTypes: upgraded }).where('id', '=', user.id).execute()
    }),
} satisfies Handlers<'POST /users/registerPaymentAcceptance'>
