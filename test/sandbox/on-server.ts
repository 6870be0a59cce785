import { makeClient } from '@paydeck/sandbox/database/connections'

/** DATABASE_URL; null where the tests run on the embedded database. */
export const serverUrl = (): string | null => {
  const url = process.env['DATABASE_URL'] ?? ''
  return url === '' ? null : url
}

/** The address of another database on the same server. */
export const databaseUrl = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href

/** Makes or drops a database, which none of its own connections can do. */
export const tellServer = async (url: string, statement: string): Promise<void> => {
  const client = makeClient({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
