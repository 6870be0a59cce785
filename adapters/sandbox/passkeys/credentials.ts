import type { CallContext } from '../calls/context.ts'

/** Reads the user's passkeys, oldest first. */
export const ownCredentials = ({ database, user }: CallContext) =>
  database
    .selectFrom('passkeyCredentials')
    .select(['id', 'publicKey', 'createdAt'])
    .where('userId', '=', user.id)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
