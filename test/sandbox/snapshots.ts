import { join } from 'node:path'
import { readSnapshot } from '@paydeck/sandbox/database/snapshot'
import { openInMemory } from '@paydeck/sandbox/open'
import { systemMeans } from './sealing.ts'

export const snapshots = join(import.meta.dirname, '../../.cache/sandbox')

/** Returns the snapshot that all tests share. Creates it if it is missing, which takes ten seconds or more. */
export const sharedSnapshot = async (): Promise<Blob> => {
  const existing = readSnapshot(snapshots, Date.now())
  if (existing !== null) return existing
  await (await openInMemory(systemMeans, snapshots)).close()
  const created = readSnapshot(snapshots, Date.now())
  if (created === null) throw new Error(`The snapshot could not be written to ${snapshots}`)
  return created
}
