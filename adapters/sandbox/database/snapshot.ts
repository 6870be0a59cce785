import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Log } from '../kernel/log.ts'
import { digest } from '../kernel/secrets.ts'
import { closeDirectory } from './file-modes.ts'

/** Age in milliseconds after which a snapshot is replaced, because the activity of its demo accounts is no longer recent. */
const longestAge = 3 * 24 * 60 * 60_000

const sandbox = join(import.meta.dirname, '..')

const decisive =
  /^(account|bill-pay|database|kernel|money|seed)\/.*\.ts$|^[a-z-]+\/(tables|seed|record-types|invoice-steps|(made-up|generated)-[a-z]+)\.ts$/

/** Returns the source files that determine the content of a new database: its tables and its demo accounts. */
export const decisiveFiles = (): ReadonlyArray<string> =>
  readdirSync(sandbox, { recursive: true, encoding: 'utf8' })
    .filter((name) => decisive.test(name.replaceAll(sep, '/')))
    .map((name) => join(sandbox, name))
    .toSorted()

/** Returns a hash of the contents of `decisiveFiles`. The hash changes if the tables or the demo accounts change. */
const version = (): string =>
  digest(
    decisiveFiles()
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n'),
  ).slice(0, 16)

const pathOf = (directory: string): string => join(directory, `people-${version()}.tar.gz`)

const isDraft = (name: string): boolean => name.startsWith('.draft-')
const isArchive = (name: string): boolean => /^people-.*\.gz$/.test(name)

/**
 * Returns the archive of a new database with tables and demo accounts. Null if there is no archive of this version, or if
 * the archive is too old.
 */
export const readSnapshot = (directory: string, now: number): Blob | null => {
  try {
    const path = pathOf(directory)
    if (Math.abs(now - statSync(path).mtimeMs) > longestAge) return null
    return new Blob([gunzipSync(readFileSync(path))])
  } catch {
    return null
  }
}

/** Age in milliseconds after which a draft counts as left behind by a killed process. */
const longestDraft = 60 * 60_000

/** Names of the files in a directory. Null if the directory is missing or unreadable. */
const namesIn = (directory: string): ReadonlyArray<string> | null => {
  try {
    return readdirSync(directory)
  } catch {
    return null
  }
}

/**
 * Removes the access of other users to a snapshot directory. Leaves a directory unchanged if it is empty or contains other
 * files, because it may be /tmp. If the removal fails, logs a warning and continues, since snapshots are a cache of public
 * data.
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

/**
 * Deletes the archives of earlier versions, and drafts that killed processes have left behind (F12). Keeps the archive of
 * this version, because other processes may read it until the new one replaces it.
 */
const deleteOutdated = (directory: string, now: number): void => {
  const current = pathOf(directory)
  for (const name of readdirSync(directory)) {
    const path = join(directory, name)
    if (path === current) continue
    const begun = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now
    const isLeft = isDraft(name) && now - begun > longestDraft
    if (isLeft || isArchive(name)) rmSync(path, { recursive: true, force: true })
  }
}

/** Writes the archive for later starts. If writing fails, the start continues, since the archive only saves time. */
export const writeSnapshot = async (directory: string, snapshot: Blob): Promise<void> => {
  const path = pathOf(directory)
  let temporary: string | null = null
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    temporary = mkdtempSync(join(directory, '.draft-'))
    const draft = join(temporary, 'archive')
    // Measures the age of drafts with the clock of the file system, which also sets the times of the files.
    deleteOutdated(directory, statSync(temporary).mtimeMs)
    writeFileSync(draft, gzipSync(Buffer.from(await snapshot.arrayBuffer()), { level: 1 }), { mode: 0o600 })
    renameSync(draft, path)
  } catch {
    // The next start writes the archive.
  } finally {
    if (temporary !== null) rmSync(temporary, { recursive: true, force: true })
  }
}
