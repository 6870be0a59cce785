import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Log } from '../kernel/log.ts'
import { digest } from '../kernel/secrets.ts'
import { closeDirectory } from './file-modes.ts'

/** Older than this and the people of a snapshot have no recent activity left: it is made again. */
const longestAge = 3 * 24 * 60 * 60_000

const sandbox = join(import.meta.dirname, '..')

const decisive =
  /^(account|bill-pay|database|kernel|money|seed)\/.*\.ts$|^[a-z-]+\/(tables|seed|record-types|invoice-steps|(made-up|generated)-[a-z]+)\.ts$/

/** The files of the sandbox that decide what stands in a new database: its tables, and the people whom it is given. */
export const decisiveFiles = (): ReadonlyArray<string> =>
  readdirSync(sandbox, { recursive: true, encoding: 'utf8' })
    .filter((name) => decisive.test(name.replaceAll(sep, '/')))
    .map((name) => join(sandbox, name))
    .toSorted()

/** Changes when the tables or the seeded people do. */
const version = (): string =>
  digest(
    decisiveFiles()
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n'),
  ).slice(0, 16)

const pathOf = (directory: string): string => join(directory, `people-${version()}.tar.gz`)

const isDraft = (name: string): boolean => name.startsWith('.draft-')
const isArchive = (name: string): boolean => /^people-.*\.gz$/.test(name)

/** The archive of a new database with its tables and people, or null when there is none that fits. */
export const readSnapshot = (directory: string, now: number): Blob | null => {
  try {
    const path = pathOf(directory)
    if (Math.abs(now - statSync(path).mtimeMs) > longestAge) return null
    return new Blob([gunzipSync(readFileSync(path))])
  } catch {
    return null
  }
}

/** Age after which a draft is abandoned, in milliseconds. */
const longestDraft = 60 * 60_000

/** Names of the files in a directory; null if there is none, or none that may be read. */
const namesIn = (directory: string): ReadonlyArray<string> | null => {
  try {
    return readdirSync(directory)
  } catch {
    return null
  }
}

/**
 * Closes a snapshot directory to other users. An empty one, and one that holds other files, keeps its mode: it may be /tmp.
 * Only logs a failure, since snapshots are a cache of public data.
 */
export const closeSnapshots = (directory: string, log: Log, close = closeDirectory): void => {
  const names = namesIn(directory) ?? []
  if (names.length === 0 || !names.every((name) => isDraft(name) || isArchive(name))) return
  try {
    close(directory, 'snapshot directory', log)
  } catch {
    log.warn({ path: directory }, 'snapshot directory stays open to other users because its mode cannot be changed')
  }
}

/** Takes away the archives that are no longer wanted, and what processes that were killed have left of theirs (F12). */
const clear = (directory: string, now: number): void => {
  for (const name of readdirSync(directory)) {
    const path = join(directory, name)
    const begun = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now
    const isLeft = isDraft(name) && now - begun > longestDraft
    if (isLeft || isArchive(name)) rmSync(path, { recursive: true, force: true })
  }
}

/** Keeps the archive for later starts. It only saves time, so that a failure to write it is none of the start. */
export const writeSnapshot = async (directory: string, snapshot: Blob): Promise<void> => {
  const path = pathOf(directory)
  let shelter: string | null = null
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    shelter = mkdtempSync(join(directory, '.draft-'))
    const draft = join(shelter, 'archive')
    // By the clock of the disk, as the ages of the others are.
    clear(directory, statSync(shelter).mtimeMs)
    writeFileSync(draft, gzipSync(Buffer.from(await snapshot.arrayBuffer()), { level: 1 }), { mode: 0o600 })
    renameSync(draft, path)
  } catch {
    // The next start makes another.
  } finally {
    if (shelter !== null) rmSync(shelter, { recursive: true, force: true })
  }
}
