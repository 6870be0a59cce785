import { AccessType } from '@paydeck/core/model'
import type { Handlers, HandlerTable } from '../calls/context.ts'

type SessionCalls =
  | 'GET /auth/session'
  | 'GET /auth/facadeAccess'
  | 'POST /auth/logout'
  | 'GET /id/language'
  | 'GET /wallet-card/location'
  | 'getProductTokens'

const openSession: HandlerTable['GET /auth/session'] = {
  open: async ({ caller, csrfToken }) => ({
    csrfToken,
    isAuthenticated: caller !== null,
    user_id: caller?.user.id ?? null,
    accessTypes: caller?.user.accessTypes.filter(AccessType.is) ?? [],
    // The sandbox needs no real keys: address suggestions and the captcha have local stand-ins, which accept any key
    // (CALL-120).
    mapsApiKey: caller === null ? null : 'sandbox-maps',
    captchaKey: 'sandbox-captcha',
    captchaDisabled: false,
  }),
}

export const currentSessionHandlers = {
  'GET /auth/session': openSession,

  'GET /auth/facadeAccess': async ({ user }) => user.facadeAccess,

  'POST /auth/logout': ({ sessions }) => sessions.end(),

  'GET /id/language': async ({ user }) => ({ lang: user.language }),

  'GET /wallet-card/location': async ({ user }) => ({ country: user.country }),

  getProductTokens: async ({ session, productName }) => [
    { facade: `${productName}User`, token: session.tokens.user },
    ...(session.tokens.payee === null ? [] : [{ facade: 'payee', token: session.tokens.payee }]),
  ],
} satisfies Handlers<SessionCalls>
