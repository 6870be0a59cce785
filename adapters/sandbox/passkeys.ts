import { type Handlers, notFound } from './handler.ts'

export const passkeysHandlers = {
  'GET /auth/passkey/status': async ({ user }, { email }) =>
    // Somebody else's address is as good as not there (A2).
    email.trim().toLowerCase() === user.email ? { passkey: user.passkeysEnabled } : notFound(),

  GetPasskeyCredentials: async ({ database, user }) => ({
    passkeyCredentials: await database
      .selectFrom('passkeyCredentials')
      .select(['id', 'publicKey', 'createdAt'])
      .where('userId', '=', user.id)
      .orderBy('createdAt')
      .orderBy('id')
      .execute(),
  }),
} satisfies Handlers<'GET /auth/passkey/status' | 'GetPasskeyCredentials'>
