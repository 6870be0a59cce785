import { AccessType } from '@paydeck/core/model'
import { isPassword } from '../account/passwords.ts'
import { owesSecondFactor } from '../account/second-factor.ts'
import { noteSecurityEvent } from '../account/security-events.ts'
import { type Handlers, type HandlerTable } from '../calls/context.ts'
import { refuse } from '../kernel/refusals.ts'

type SessionCalls =
  | 'GET /auth/session'
  | 'GET /auth/facadeAccess'
  | 'POST /auth/logout'
  | 'GET /id/language'
  | 'GET /wallet-card/location'
  | 'POST /users/trackAnalyticsEvent'
  | 'getProductTokens'
  | 'authenticate'

const openSession: HandlerTable['GET /auth/session'] = {
  open: async ({ caller, csrfToken }) => ({
    csrfToken,
    isAuthenticated: caller !== null,
    user_id: caller?.user.id ?? null,
    accessTypes: caller?.user.accessTypes.filter(AccessType.is) ?? [],
    // Address suggestions and the captcha have local stand-ins, which take any key (CALL-120).
    mapsApiKey: caller === null ? null : 'sandbox-maps',
    captchaKey: 'sandbox-captcha',
    captchaDisabled: false,
  }),
}

/** The developers' login (CALL-079): it has no second step, so an account with a second factor is refused. */
const openAuthenticate: HandlerTable['authenticate'] = {
  open: async (context, input) => {
    const { database, sessions, address, limits, now } = context
    const email = input.email.trim().toLowerCase()
    const attempt = limits.attempt(email, address, now())
    const user = await database.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
    const isRight = await isPassword(input.hashedPassword, user ?? null)
    if (user === undefined || !isRight) return refuse(400, 'The e-mail address or the password is wrong.')
    if (owesSecondFactor(user))
      return refuse(400, 'This account has two-factor authentication on: use the sign-in page.')
    attempt.forgive()
    const { tokens } = await sessions.start(user)
    await noteSecurityEvent(context, user, 'signed-in')
    return tokens.user
  },
}

export const sessionHandlers = {
  'GET /auth/session': openSession,
  authenticate: openAuthenticate,

  'GET /auth/facadeAccess': async ({ user }) => user.facadeAccess,

  'POST /auth/logout': ({ sessions }) => sessions.end(),

  'GET /id/language': async ({ user }) => ({ lang: user.language }),

  'GET /wallet-card/location': async ({ user }) => ({ country: user.country }),

  'POST /users/trackAnalyticsEvent': async ({ database, user, now }, input) => {
    await database
      .insertInto('analyticsEvents')
      .values({
        userId: user.id,
        at: now(),
        event: input.event,
        eventName: input.eventName,
        eventProperties: JSON.stringify(input.eventProperties),
      })
      .execute()
  },

  getProductTokens: async ({ session, productName }) => [
    { facade: `${productName}User`, token: session.tokens.user },
    ...(session.tokens.payee === null ? [] : [{ facade: 'payee', token: session.tokens.payee }]),
  ],
} satisfies Handlers<SessionCalls>
