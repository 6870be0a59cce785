import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from '@paydeck/sandbox/database/columns'
import { openDatabase } from '@paydeck/sandbox/database/engine'
import { transact } from '@paydeck/sandbox/database/transaction'
import { openInMemory } from '@paydeck/sandbox/open'
import { personas } from '@paydeck/sandbox/seed/personas'
import { describe, expect, it } from 'vitest'
import { openShared } from './databases.ts'
import { account, sandbox } from './running.ts'
import { systemMeans } from './sealing.ts'
import { makeSeededDirectory } from './seeded-directory.ts'
import { snapshots } from './snapshots.ts'

const newUser = (id: string) => ({
  id,
  email: `${id}@example.com`,
  passwordHash: 'x',
  passwordSalt: 'y',
  otpSecret: null,
  accessTypes: json(['merchant']),
  experiments: json([]),
  facadeAccess: json({ someUtils: true }),
  country: null,
  nationalIdentityLastFour: null,
  persona: 'shopper',
  createdAt: 1_763_000_000_000,
})

describe('database', () => {
  it('F3 a change sent during a transaction, but not as a part of it, is kept when the transaction is rolled back', async () => {
    const { queries } = (await sandbox()).server.environment
    const { userId } = await account()
    const { promise: half, resolve } = Promise.withResolvers<void>()
    const failing = queries.transaction().execute(async (transaction) => {
      await transaction.updateTable('users').set({ firstName: 'Undone' }).where('id', '=', userId).execute()
      resolve()
      throw new Error('broken off')
    })
    await half
    const beside = queries.updateTable('users').set({ lastName: 'Kept' }).where('id', '=', userId).execute()
    await expect(failing).rejects.toThrow('broken off')
    await beside
    const user = await queries
      .selectFrom('users')
      .select(['firstName', 'lastName'])
      .where('id', '=', userId)
      .executeTakeFirst()
    expect(user).toEqual({ firstName: '', lastName: 'Kept' })
  })

  it('F3 all of 20 concurrent transactions that increment the same value are committed', async () => {
    const { queries } = (await sandbox()).server.environment
    const { userId } = await account('shopper')
    await Promise.all(
      Array.from({ length: 20 }, () =>
        queries.transaction().execute(async (transaction) => {
          const { otpLastStep } = await transaction
            .selectFrom('users')
            .select('otpLastStep')
            .where('id', '=', userId)
            .forUpdate()
            .executeTakeFirstOrThrow()
          await transaction
            .updateTable('users')
            .set({ otpLastStep: otpLastStep + 1 })
            .where('id', '=', userId)
            .execute()
        }),
      ),
    )
    const user = await queries.selectFrom('users').select('otpLastStep').where('id', '=', userId).executeTakeFirst()
    expect(user).toEqual({ otpLastStep: 20 })
  })

  it('F4 the rollback of an outer transaction also rolls back a nested transaction', async () => {
    const { address, server } = await sandbox()
    const { queries, clock, random, log, productName, limits } = server.environment
    const { userId } = await account()
    const sessions = { start: () => Promise.reject(new Error('not here')), end: () => Promise.resolve() }
    const context = {
      database: queries,
      now: clock,
      random,
      log,
      productName,
      sessions,
      address,
      userAgent: '',
      origin: address,
      limits,
    }
    const change = (firstName: string) => (inside: typeof context) =>
      inside.database.updateTable('users').set({ firstName }).where('id', '=', userId).execute()
    const broken = transact(context, async (outer) => {
      await transact(outer, change('Ada'))
      throw new Error('broken off')
    })
    await expect(broken).rejects.toThrow('broken off')
    const user = await queries.selectFrom('users').select('firstName').where('id', '=', userId).executeTakeFirst()
    expect(user).toEqual({ firstName: '' })
  })

  it('CALL-013 the database returns times as numbers and lists as arrays', async () => {
    const { queries } = (await sandbox()).server.environment
    await queries.insertInto('users').values(newUser('kinds')).execute()
    const user = await queries.selectFrom('users').selectAll().where('id', '=', 'kinds').executeTakeFirst()
    expect(user).toEqual(
      expect.objectContaining({
        createdAt: 1_763_000_000_000,
        accessTypes: ['merchant'],
        facadeAccess: { someUtils: true },
        otpEnabled: false,
      }) as unknown,
    )
    await expect(
      queries
        .insertInto('users')
        .values({ ...newUser('other'), email: 'kinds@example.com' })
        .execute(),
    ).rejects.toThrow()
  })

  it('F3 committed rows are still in the data directory after a restart', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'paydeck-data-'))
    const path = join(parent, 'data')
    await makeSeededDirectory(path)
    const first = await openDatabase({ kind: 'directory', path })
    await first.queries.insertInto('users').values(newUser('kept')).execute()
    await first.close()
    const second = await openDatabase({ kind: 'directory', path })
    expect(await second.queries.selectFrom('users').select('id').execute()).toContainEqual({ id: 'kept' })
    await second.close()
    rmSync(parent, { recursive: true })
  }, 120_000)

  it('F3 a database in memory contains the rows of an existing snapshot, and does not write the snapshot again', async () => {
    await openShared()
    const copy = mkdtempSync(join(tmpdir(), 'paydeck-snapshots-'))
    for (const name of readdirSync(snapshots).filter((name) => name.startsWith('people-')))
      cpSync(join(snapshots, name), join(copy, name), { preserveTimestamps: true })
    const archives = () => readdirSync(copy).map((name) => [name, statSync(join(copy, name)).mtimeMs])
    const before = archives()
    const database = await openInMemory(systemMeans, copy)
    const people = await database.queries.selectFrom('users').select('email').execute()
    await database.close()
    expect(people.map(({ email }) => email).toSorted()).toEqual(personas.map(({ email }) => email).toSorted())
    expect(archives()).toEqual(before)
    rmSync(copy, { recursive: true })
  })
})
