import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openInMemory } from '@paydeck/sandbox/open'
import { expect, it } from 'vitest'
import { systemMeans } from './sealing.ts'

it('F3 openInMemory writes a snapshot with the demo accounts, and reads the same snapshot the next time', async () => {
  const snapshots = mkdtempSync(join(tmpdir(), 'paydeck-snapshots-'))
  const people = async () => {
    const database = await openInMemory(systemMeans, snapshots)
    const rows = await database.queries.selectFrom('users').select(['email', 'passwordSalt']).orderBy('email').execute()
    await database.close()
    return rows
  }
  const first = await people()
  expect(first).toHaveLength(8)
  expect(readdirSync(snapshots)).toHaveLength(1)
  expect(await people()).toEqual(first)
  rmSync(snapshots, { recursive: true })
})
