import { isPassword } from '../account/passwords.ts'
import { recordRefusedSignIn } from '../account/refused-sign-ins.ts'
import { owesSecondFactor } from '../account/second-factor.ts'
import { recordSecurityEvent } from '../account/security-events.ts'
import type { Handlers, HandlerTable } from '../calls/context.ts'
import { refuse } from '../kernel/refusals.ts'

/**
 * Sign-in for developers (CALL-079). The call has no field for a second factor, so accounts with two-factor are rejected.
 */
const openAuthenticate: HandlerTable['authenticate'] = {
  open: async (context, input) => {
    const { database, sessions, address, limits, now } = context
    const email = input.email.trim().toLowerCase()
    const attempt = await limits.attempt(email, address, now())
    const user = await database.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
    const isRight = await isPassword(input.hashedPassword, user ?? null)
    if (user === undefined || !isRight) {
      recordRefusedSignIn(context, user ?? null)
      return refuse(400, 'The email address or the password is wrong.')
    }
    if (owesSecondFactor(user))
      return refuse(400, 'This account uses two-factor authentication. Sign in on the sign-in page.')
    await attempt.forgive()
    const { tokens } = await sessions.start(user, { isProven: true })
    await recordSecurityEvent(context, user, 'signed-in')
    return tokens.user
  },
}

export const developerLoginHandlers = { authenticate: openAuthenticate } satisfies Handlers<'authenticate'>
