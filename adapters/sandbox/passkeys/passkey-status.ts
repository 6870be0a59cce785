import type { Handlers } from '../calls/context.ts'
import { notFound } from '../kernel/refusals.ts'
import { ownCredentials } from './credentials.ts'

export const passkeyStatusHandlers = {
  'GET /auth/passkey/status': async ({ user }, { email }) =>
    // A request with another user's email gets the same response as a request with an unknown email (A2).
    email.trim().toLowerCase() === user.email ? { passkey: user.passkeysEnabled } : notFound(),

  GetPasskeyCredentials: async (context) => ({ passkeyCredentials: await ownCredentials(context) }),
} satisfies Handlers<'GET /auth/passkey/status' | 'GetPasskeyCredentials'>
