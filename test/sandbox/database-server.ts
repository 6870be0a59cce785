import { makeClient } from '@paydeck/sandbox/database/connections'

/** Value of DATABASE_URL. Null if the tests run on the embedded database. */
export const serverUrl = (): string | null => {
  const url = process.env['DATABASE_URL'] ?? ''
  return url === '' ? null : url
}

/** Returns the URL of another database on the same server. */
export const databaseUrl = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href

const onServer = async <A>(url: string, work: (client: ReturnType<typeof makeClient>) => Promise<A>): Promise<A> => {
  const client = makeClient({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Executes a statement on the database of `url`. Statements that create or drop a database must run on a different database.
 */
export const executeOnServer = (url: string, statement: string): Promise<void> =>
  onServer(url, async (client) => void (await client.query(statement)))

/** Drops every database whose name begins with the prefix. */
export const dropDatabases = (url: string, prefix: string): Promise<void> =>
  onServer(url, async (client) => {
    const { rows } = await client.query<{ readonly datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    )
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
  })
