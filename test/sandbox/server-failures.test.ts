import { openDatabase } from '@paydeck/sandbox/database/engine'
import { serverAddressOf } from '@paydeck/sandbox/database/server-failures'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseUrl, dropDatabases, executeOnServer, serverUrl } from './database-server.ts'
import { openAt, sentenceOf } from './failed-starts.ts'
import { freePort } from './free-port.ts'

const server = serverUrl()
const prefix = `paydeck_failures_${process.pid}_`
const role = `${prefix}role`
const crowded = `${prefix}crowded`

describe('a start on a database server that cannot be used', { timeout: 60_000 }, () => {
  it('O2 if DATABASE_URL is no address, the start says how to write it, and does not print it', async () => {
    const sentence = await sentenceOf('postgres://paydeck:50%/canary@127.0.0.1/paydeck')
    expect(sentence).toMatch(/^DATABASE_URL is not a valid address: .* percent-encode the special characters/)
    expect(sentence).not.toContain('canary')
  })

  it('O2 messages about a server also name a user and a database that are not percent-encoded', () => {
    expect(serverAddressOf('postgres://50%25:x@one:5433/50%', 'public')).toEqual({
      server: 'one:5433',
      user: '50%',
      database: '50%',
      schema: 'public',
    })
    expect(serverAddressOf('no address', 'own')).toEqual({
      server: 'localhost:5432',
      user: '',
      database: '',
      schema: 'own',
    })
  })

  it('O2 if no server answers, the start names host and port', async () => {
    const port = await freePort()
    expect(await sentenceOf(`postgres://paydeck@127.0.0.1:${port}/paydeck`)).toBe(
      `No PostgreSQL server answers at 127.0.0.1:${port}: start the server, or correct host and port in DATABASE_URL.`,
    )
  })

  it('O2 if the host does not exist, the start says so', async () => {
    expect(await sentenceOf('postgres://paydeck@nowhere.invalid/paydeck')).toBe(
      'The host of nowhere.invalid:5432 is unknown: correct the host in DATABASE_URL.',
    )
  })

  it('O2 DATABASE_WAIT the start waits for a server that does not answer yet, and logs what it waits for', async () => {
    const port = await freePort()
    const lines: Array<unknown> = []
    const opening = openAt(
      `postgres://paydeck@127.0.0.1:${port}/paydeck`,
      '3',
      (fields, message) => void lines.push([message, fields]),
    )
    await expect(opening).rejects.toThrow('No PostgreSQL server answers')
    const cause = `No PostgreSQL server answers at 127.0.0.1:${port}: start the server, or correct host and port in DATABASE_URL.`
    expect(lines).toEqual([['waiting for the database', { waited: expect.any(Number) as unknown, wait: 3000, cause }]])
  })
})

if (server !== null)
  describe('a start on a PostgreSQL server', { timeout: 60_000 }, () => {
    const made = (name: string): string => databaseUrl(server, `${prefix}${name}`)
    const as = (user: string, url: string): string => Object.assign(new URL(url), { username: user }).href

    beforeAll(async () => {
      await executeOnServer(server, `create role ${role} login`)
      await executeOnServer(server, `create role ${crowded} login connection limit 0`)
      await executeOnServer(server, `create database ${prefix}plain`)
      for (const encoding of ['latin1', 'sql_ascii'])
        await executeOnServer(
          server,
          `create database ${prefix}${encoding} encoding '${encoding}' locale 'C' template template0`,
        )
      await executeOnServer(server, `create database ${prefix}replica`)
      await executeOnServer(server, `alter database ${prefix}replica set default_transaction_read_only = on`)
    })
    afterAll(async () => {
      await dropDatabases(server, prefix)
      for (const name of [role, crowded]) await executeOnServer(server, `drop role ${name}`)
    })

    it.each([
      [
        'no database',
        () => made('missing'),
        /has no database ".*missing": create it with CREATE DATABASE ".*missing" OWNER/,
      ],
      ['no user', () => as('nobody-here', made('plain')), /does not admit the user "nobody-here": create the user/],
      [
        'no right to create tables',
        () => as(role, made('plain')),
        new RegExp(`GRANT USAGE, CREATE ON SCHEMA "public" TO "${role}"`),
      ],
      ['no free connection', () => as(crowded, made('plain')), /has no free connection: raise its max_connections/],
      [
        'the encoding LATIN1',
        () => made('latin1'),
        /has another encoding than UTF8: name a new database in DATABASE_URL/,
      ],
      ['the encoding SQL_ASCII', () => made('sql_ascii'), /has another encoding than UTF8: name a new database/],
      [
        'no encryption',
        () => `${made('plain')}?sslmode=require`,
        /does not encrypt connections: turn on its setting ssl/,
      ],
      ['only reading', () => made('replica'), /is read-only, as a replica is: name the primary server/],
    ])('O2 if the server has %s, the start tells the cause and what to do', async (_, url, sentence) => {
      expect(await sentenceOf(url())).toMatch(sentence)
    })

    it('O2 a user who may create tables in the schema, but no schema, can start', async () => {
      await executeOnServer(server, `create database ${prefix}granted`)
      await executeOnServer(made('granted'), `grant usage, create on schema public to ${role}`)
      await (await openAt(as(role, made('granted')))).close()
    })

    it('O2 O5 F3 if a newer version has removed something from the tables, the start says so and changes nothing', async () => {
      await executeOnServer(server, `create database ${prefix}newer`)
      const database = await openDatabase({ kind: 'server', url: made('newer') })
      await sql`insert into kysely_migration values ('9998-contract-names', '2030-01-01')`.execute(database.queries)
      await database.close()
      expect(await sentenceOf(made('newer'))).toMatch(
        /^A newer version of Paydeck has used the database ".*newer": start that/,
      )
    })

    it('O5 F3 this version starts on tables to which a newer version has only added something', async () => {
      await executeOnServer(server, `create database ${prefix}wider`)
      await (await openAt(made('wider'))).close()
      await executeOnServer(made('wider'), 'alter table users add column of_the_future text')
      await executeOnServer(made('wider'), `insert into kysely_migration values ('9998-future', '2030-01-01')`)
      const { check, close } = await openAt(made('wider'))
      expect(await check()).toBeNull()
      await close()
    })
  })
