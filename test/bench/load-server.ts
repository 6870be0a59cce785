import { getActivity } from '@paydeck/adapters/wire/activity/timeline'
import { graphqlBody, graphqlPath } from '@paydeck/adapters/wire/call'
import { getPayments } from '@paydeck/adapters/wire/payments/payment-list'
import { callerSession, csrfOf } from '@paydeck/sandbox/account/sessions'
import type { OpenDatabase } from '@paydeck/sandbox/database/engine'
import { digest, systemRandomness as random } from '@paydeck/sandbox/kernel/secrets'
import { makeAccount } from '@paydeck/sandbox/seed/accounts'
import { type Persona, personas } from '@paydeck/sandbox/seed/personas'
import Fastify from 'fastify'
import { CompiledQuery, sql } from 'kysely'
import { configuration, endWithBench, makeBenchServer, newSession, openBench } from './bench-server.ts'

// Runs one server for `npm run bench:server` in a process of its own. The first argument selects the server, the second is
// the number of users to create. Creates the users and their sessions in the database, since sign-ins would take too long.
// DATABASE_URL and DATABASE_SCHEMA select a database server, otherwise the database is in memory.

/**
 * Kind of server: the sandbox, or one of two plain Fastify servers. The timelines are sandboxes, too; their one user has 200
 * or 20,000 entries in the activity, and the requests are for the second page of 20. "rows" runs one statement for the session and one for ten
 * payments, and sends the rows. "constant" sends a constant JSON response.
 */
export type Kind = 'sandbox' | 'timeline of 200' | 'timeline of 20,000' | 'rows' | 'constant'

/** Request of a signed-in user. */
export interface LoadRequest {
  readonly cookie: string
  readonly body: string
}

export interface Ready {
  readonly port: number
  readonly requests: ReadonlyArray<LoadRequest>
}

const [kind = 'sandbox', users = '0'] = process.argv.slice(2)
const schema = process.env['DATABASE_SCHEMA'] ?? 'public'

const ready = (port: number, requests: ReadonlyArray<LoadRequest>): void =>
  void process.send?.({ port, requests } satisfies Ready)

const personaNamed = (wanted: string): Persona => {
  const persona = personas.find(({ name }) => name === wanted)
  if (persona === undefined) throw new Error(`There is no persona "${wanted}".`)
  return persona
}

/** Creates a user with a session. Returns the id of the session. */
const createUser = async ({ queries }: OpenDatabase, persona: Persona): Promise<string> => {
  const id = random.id()
  const now = Date.now()
  const password = { passwordHash: '', passwordSalt: '' }
  await queries.transaction().execute(async (inside) => {
    await makeAccount(inside, { persona, id, email: `${id.toLowerCase()}@example.com`, password, now })
  })
  const { sessionId, row } = newSession(id, now)
  await queries.insertInto('sessions').values(row).execute()
  return sessionId
}

const requestOf = (
  sessionId: string,
  { name, document }: { readonly name: string; readonly document: string },
  input: Readonly<Record<string, unknown>>,
): LoadRequest => {
  const token = callerSession(sessionId, configuration.productName, false).tokens.user
  const variables = { ...input, token, csrf: csrfOf(sessionId) }
  return { cookie: `__Host-session=${sessionId}`, body: graphqlBody({ name, document, variables }) }
}

/**
 * Creates the users, each with a session, and returns a request of each user. The process that creates the users drops the
 * schema when the bench disconnects.
 */
const createUsers = async (database: OpenDatabase): Promise<ReadonlyArray<LoadRequest>> => {
  if (users === '0') process.on('disconnect', () => process.exit(0))
  else endWithBench(database, schema)
  const persona = personaNamed('verified')
  const requests: Array<LoadRequest> = []
  for (let user = 0; user < Number(users); user += 1) {
    const sessionId = await createUser(database, persona)
    requests.push(
      requestOf(sessionId, getPayments, { limit: 10, skip: 0, merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID' }),
    )
  }
  return requests
}

const serveSandbox = async (): Promise<void> => {
  const database = await openBench(schema)
  // Failures are counted in the responses. The log would also contain those of requests that the end of the bench cuts off.
  const server = makeBenchServer(database, false, () => undefined)
  const requests = await createUsers(database)
  ready(await server.listen({ host: '127.0.0.1', port: 0 }), requests)
}

/** Share of the persona's entries that its account gets. */
const shares: Readonly<Partial<Record<Kind, number>>> = { 'timeline of 200': 0.01, 'timeline of 20,000': 1 }

const personaOf = (share: number): Persona => {
  const persona = personaNamed('heavy')
  const [payments, payouts] = [persona.payments * share, persona.payouts * share]
  const cards = persona.cards.map((card) => ({ ...card, transactions: Math.round(Number(card.transactions) * share) }))
  return { ...persona, payments, payouts, cards }
}

const serveTimeline = async (share: number): Promise<void> => {
  const database = await openBench(schema)
  endWithBench(database, schema)
  const sessionId = await createUser(database, personaOf(share))
  await sql`analyze`.execute(database.queries)
  const server = makeBenchServer(database, false, () => undefined)
  const port = await server.listen({ host: '127.0.0.1', port: 0 })
  // Payments only, so that both pages have the same size.
  const input = { kinds: ['payment'], timeZone: 'UTC', limit: 20 }
  const { cookie, body } = requestOf(sessionId, getActivity, input)
  const headers = { 'content-type': 'application/json', cookie }
  const response = await fetch(`http://127.0.0.1:${port}${graphqlPath}`, { method: 'POST', headers, body })
  const [, after = ''] = /"after":"([^"]+)"/.exec(await response.text()) ?? []
  ready(port, [requestOf(sessionId, getActivity, { ...input, after })])
}

const servePlain = async (reply: (sessionId: string) => Promise<unknown>, requests: ReadonlyArray<LoadRequest>) => {
  const app = Fastify()
  app.post('/*', async ({ headers }) => ({ data: await reply(headers.cookie?.split('=')[1] ?? '') }))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  ready(typeof address === 'object' && address !== null ? address.port : 0, requests)
}

const serveConstant = async (): Promise<void> => {
  const row = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`field${index}`, 'x'.repeat(12)]))
  const rows = Array.from({ length: 10 }, () => row)
  await servePlain(async () => rows, [{ cookie: '', body: '{}' }])
}

const serveRows = async (): Promise<void> => {
  const database = await openBench(schema)
  const queries = database.queries.withoutPlugins()
  const session = 'select users.* from sessions join users on users.id = sessions.user_id where id_hash = $1'
  const payments = 'select * from invoices where user_id = $1 order by timestamp desc limit 10'
  const rowsOf = async (text: string, value: unknown) =>
    (await queries.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, [value]))).rows
  await servePlain(
    async (sessionId) => {
      const [user] = await rowsOf(session, digest(sessionId))
      return rowsOf(payments, user?.['id'])
    },
    await createUsers(database),
  )
}

if (kind === 'constant') process.on('disconnect', () => process.exit(0))
const share = shares[kind as Kind]
if (share !== undefined) await serveTimeline(share)
else await { sandbox: serveSandbox, constant: serveConstant, rows: serveRows }[kind as 'sandbox']()
