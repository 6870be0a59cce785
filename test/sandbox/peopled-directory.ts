import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { readSnapshot } from '@paydeck/sandbox/database/snapshot'
import { openShared, snapshots } from './databases.ts'

/**
 * Makes a data directory with its tables and people, as the first start leaves it, from the snapshot of all tests: in a
 * tenth of the time.
 */
export const makePeopledDirectory = async (path: string): Promise<void> => {
  if (readSnapshot(snapshots, Date.now()) === null) await openShared()
  const snapshot = readSnapshot(snapshots, Date.now())
  if (snapshot === null) throw new Error('There is no snapshot')
  mkdirSync(path, { mode: 0o700 })
  const input = Buffer.from(await snapshot.arrayBuffer())
  execFileSync('tar', ['-xf', '-', '-C', path], { input, stdio: ['pipe', 'ignore', 'ignore'] })
}
