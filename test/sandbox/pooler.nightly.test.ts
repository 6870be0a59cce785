import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startConfiguration } from '@paydeck/sandbox/configuration'
import { openConfigured } from '@paydeck/sandbox/open'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Cluster,
  programs,
  type Running as Program,
  serverDirectory,
  startCluster,
  startProgram,
} from './cluster.ts'
import { executeOnServer } from './database-server.ts'
import { freePort } from './free-port.ts'
import { account, serve } from './running.ts'
import { secretKey, systemMeans } from './sealing.ts'
import { applicationIds, follow, setStatus, twoApplications } from './streams.ts'

const pgbouncer = '/usr/sbin/pgbouncer'
const log = { info: () => undefined, warn: () => undefined }

/** Starts PgBouncer in transaction mode, with two connections to the server. Returns the program and its port. */
const startPooler = async ({ port }: Cluster): Promise<{ readonly program: Program; readonly port: number }> => {
  const directory = serverDirectory()
  const own = await freePort()
  const file = join(directory, 'pgbouncer.ini')
  const lines = [
    '[databases]',
    `* = host=127.0.0.1 port=${port}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${own}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 2',
  ]
  writeFileSync(file, lines.join('\n').replace('* =', '* = user=paydeck'))
  return { program: await startProgram([pgbouncer, file], /process up/), port: own }
}

if (programs === null || !existsSync(pgbouncer))
  process.stderr.write('Paydeck behind PgBouncer was not tested: install postgresql and pgbouncer.\n')
else
  describe('Paydeck behind PgBouncer in transaction mode', () => {
    let cluster: Cluster
    let program: Program
    let pooled = ''
    const openPooled = (direct: string | null = cluster.url('paydeck')) =>
      openConfigured(
        startConfiguration({
          DATABASE_URL: pooled,
          SECRET_KEY: secretKey,
          DATABASE_SCHEMA: 'wallet',
          DATABASE_WAIT: '0',
          ...(direct === null ? {} : { DATABASE_DIRECT_URL: direct }),
        }),
        { ...systemMeans, log, isSeeded: false },
      )
    beforeAll(async () => {
      cluster = await startCluster()
      await executeOnServer(cluster.url('postgres'), 'create database paydeck')
      const pooler = await startPooler(cluster)
      program = pooler.program
      pooled = `postgres://paydeck@127.0.0.1:${pooler.port}/paydeck`
    })
    afterAll(async () => {
      await program.end('SIGTERM')
      await cluster.stop()
    })

    it('O2 without the address of the server itself, the start says which variable to set', async () => {
      await expect(openPooled(null)).rejects.toThrow(
        /^A connection pooler answers at 127\.0\.0\.1:\d+: also set DATABASE_DIRECT_URL to the address of the PostgreSQL server/,
      )
    })

    it('O2 if the server answers but its pooler does not, the start names the address of the pooler', async () => {
      const [before, port] = [pooled, await freePort()]
      pooled = `postgres://paydeck@127.0.0.1:${port}/paydeck`
      await expect(openPooled()).rejects.toThrow(`No PostgreSQL server answers at 127.0.0.1:${port}`)
      pooled = before
    })

    it('F4 F12 each statement and each transaction has schema and time limits, and other clients of the pooler have none', async () => {
      const { queries, close } = await openPooled()
      const settings = sql<Record<string, string>>`select current_schema() as schema,
        current_setting('lock_timeout') as locks, current_setting('statement_timeout') as statements`
      const expected = [{ schema: 'wallet', locks: '4s', statements: '15s' }]
      expect((await settings.execute(queries)).rows).toEqual(expected)
      const inside = await queries
        .transaction()
        .execute(async (transaction) => (await settings.execute(transaction)).rows)
      expect(inside).toEqual(expected)
      await expect(sql`select 1 / 0`.execute(queries)).rejects.toThrow('division by zero')
      expect((await settings.execute(queries)).rows).toEqual(expected)
      await close()
      // More clients than connections, so that they share those that Paydeck has used.
      for (const value of ['0', '0', '0'])
        await executeOnServer(pooled, `do $$ begin assert current_setting('lock_timeout') = '${value}'; end $$`)
    })

    it('F5 two processes serve calls and streams', async () => {
      const [one, other] = [await serve(await openPooled()), await serve(await openPooled())]
      const client = await account('shopper', twoApplications, one)
      const writes = await Promise.all(
        Array.from({ length: 40 }, (_, index) => client.graphql('ToggleMarketingOptIn', { optIn: index % 2 === 0 })),
      )
      expect(new Set(writes.map(({ status }) => status))).toEqual(new Set([200]))
      const [id = ''] = await applicationIds(client)
      const stream = await follow(client, id, { address: other.address })
      await stream.holds('\n\n')
      await setStatus(client, 'approved')
      await stream.holds('event: applicationUpdated')
      stream.close()
      for (const each of [one, other]) await each.close()
    })
  })
