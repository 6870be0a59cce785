import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { readSnapshot } from '@paydeck/sandbox/database/snapshot'
import { openShared, snapshots } from './databases.ts'

/**
 * Creates a data directory with tables and demo accounts, as after the first start of the sandbox. Unpacks the shared
 * snapshot, which takes a tenth of the time of a first start.
 */
export const makeSeededDirectory = async (path: string): Promise<void> => {
  if (readSnapshot(snapshots, Date.now()) === null) await openShared()
  const snapshot = readSnapshot(snapshots, Date.now())
  if (snapshot === null) throw new Error('There is no snapshot')
  mkdirSync(path, { mode: 0o700 })
  const input = Buffer.from(await snapshot.arrayBuffer())
  execFileSync('tar', ['-xf', '-', '-C', path], { input, stdio: ['pipe', 'ignore', 'ignore'] })
}
