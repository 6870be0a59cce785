import { csrfOf } from '@paydeck/sandbox/account/sessions'
import { insertInBatches } from '@paydeck/sandbox/database/batches'
import { json } from '@paydeck/sandbox/database/columns'
import { notifyApplication } from '@paydeck/sandbox/database/notices'
import { systemRandomness as random } from '@paydeck/sandbox/kernel/secrets'
import { endWithBench, makeBenchServer, newSession, openBench } from './bench-server.ts'

// Runs the sandbox in a separate process for `npm run bench:streams`. Inserts users and sessions into the database, since
// ten thousand sign-ins would take too long. DATABASE_URL selects a database server.

/** Commands that the bench sends to this process: notify every stream, drop all connections, and measure the memory. */
export type Command = 'notify' | 'drop' | 'weigh'

/** Application whose event stream a client opens, with the credentials of its owner. */
export interface Watched {
  readonly cookie: string
  readonly csrf: string
  readonly applicationId: string
}

export type Report =
  | { readonly kind: 'ready'; readonly port: number; readonly watched: ReadonlyArray<Watched> }
  | { readonly kind: 'done'; /** Bytes that the process occupies. */ readonly resident: number }

const userCount = Number(process.argv[2] ?? 1)

const schema = `bench_${process.pid}`
const database = await openBench(schema)
const { queries } = database
const server = makeBenchServer(database, true, console.error)
await server.app.listen({ host: '127.0.0.1', port: 0, backlog: 4096 })

const at = Date.now()

const newUser = (id: string) => ({
  id,
  email: `${id.toLowerCase()}@example.com`,
  passwordHash: '',
  passwordSalt: '',
  accessTypes: json([]),
  experiments: json([]),
  facadeAccess: json({}),
  persona: 'shopper',
  createdAt: at,
})

const newApplication = (userId: string, productName: string) => ({
  id: random.id(),
  userId,
  productName,
  status: 'pending',
  collectionTasks: json([]),
  createdAt: at,
  updatedAt: at,
})

const sessions = Array.from({ length: userCount }, () => {
  const userId = random.id()
  return { userId, ...newSession(userId, at) }
})
const applications = sessions.flatMap(({ userId }) =>
  ['individualShopperTier1', 'payoutsRecipient'].map((name) => newApplication(userId, name)),
)
const users = sessions.map(({ userId }) => newUser(userId))
await insertInBatches(queries, 'users', users)
await insertInBatches(
  queries,
  'sessions',
  sessions.map(({ row }) => row),
)
await insertInBatches(queries, 'applications', applications)

const watched = sessions.flatMap(({ userId, sessionId }) =>
  applications
    .filter((application) => application.userId === userId)
    .map(({ id }): Watched => ({
      cookie: `__Host-session=${sessionId}`,
      csrf: csrfOf(sessionId),
      applicationId: id,
    })),
)

const commands: Readonly<Record<Command, () => Promise<void>>> = {
  /** Notifies the streams of every application of a change, in one transaction. */
  notify: () =>
    queries.transaction().execute(async (inside) => {
      for (const { userId, id } of applications) await notifyApplication(inside, userId, id)
    }),
  /** Closes every connection, as a proxy does when it restarts. */
  drop: async () => server.app.server.closeAllConnections(),
  weigh: async () => globalThis.gc?.(),
}

const sendReport = (report: Report): void => void process.send?.(report)
const address = server.app.server.address()
process.on('message', (command: Command) => {
  void commands[command]().then(() => sendReport({ kind: 'done', resident: process.memoryUsage().rss }))
})
endWithBench(database, schema)
sendReport({ kind: 'ready', port: typeof address === 'object' && address !== null ? address.port : 0, watched })
