import { newSessionId } from '@paydeck/sandbox/account/sessions'
import { appConfiguration } from '@paydeck/sandbox/configuration'
import { type OpenDatabase, openDatabase } from '@paydeck/sandbox/database/engine'
import { makeServer, type Server } from '@paydeck/sandbox/http/server'
import { makeSealing, newKey } from '@paydeck/sandbox/kernel/sealing'
import { digest, systemRandomness as random } from '@paydeck/sandbox/kernel/secrets'

// Parts of the benches that run a sandbox in a process of its own. They insert users and sessions into the database, since
// thousands of sign-ins would take too long.

export const configuration = appConfiguration({})

/** Opens a schema on the server of DATABASE_URL, or a database in memory. */
export const openBench = (schema: string): Promise<OpenDatabase> => {
  const url = process.env['DATABASE_URL'] ?? ''
  return openDatabase(url === '' ? { kind: 'memory' } : { kind: 'server', url, schema })
}

/** Ends this process when the bench disconnects. Drops the schema before. */
export const endWithBench = ({ queries }: OpenDatabase, schema: string): void => {
  const drop = async (): Promise<void> => {
    if ((process.env['DATABASE_URL'] ?? '') !== '') await queries.schema.dropSchema(schema).cascade().execute()
  }
  process.on('disconnect', () => void drop().then(() => process.exit(0)))
}

/** Creates a sandbox server that logs only to `warn`. */
export const makeBenchServer = (
  database: OpenDatabase,
  isControlled: boolean,
  warn: (...line: ReadonlyArray<unknown>) => void,
): Server =>
  makeServer({
    database: { ...database, sealing: makeSealing([newKey(random)], random) },
    clock: Date.now,
    random,
    log: { info: () => undefined, warn },
    configuration,
    publicOrigin: null,
    isControlled,
  })

/** Returns the id of a new session of a user, and its row. */
export const newSession = (userId: string, at: number) => {
  const sessionId = newSessionId(random)
  return {
    sessionId,
    row: { idHash: digest(sessionId), userId, createdAt: at, seenAt: at, userAgent: '', address: '' },
  }
}
