import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { sharedSnapshot } from './snapshots.ts'

/**
 * Creates a data directory with tables and demo accounts, as after the first start of the sandbox. Unpacks the shared
 * snapshot, which takes a tenth of the time of a first start.
 */
export const makeSeededDirectory = async (path: string): Promise<void> => {
  const snapshot = await sharedSnapshot()
  mkdirSync(path, { mode: 0o700 })
  const input = Buffer.from(await snapshot.arrayBuffer())
  execFileSync('tar', ['-xf', '-', '-C', path], { input, stdio: ['pipe', 'ignore', 'ignore'] })
}
