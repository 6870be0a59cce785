import { existsSync, lstatSync, mkdtempSync, readdirSync, renameSync, rmdirSync, rmSync, unlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { stop } from '../kernel/start-failure.ts'

/** What a path holds: nothing yet, a database, or something else, which is left alone. */
export const contentOf = (directory: string): 'nothing' | 'database' | 'other' => {
  if (!existsSync(directory)) return 'nothing'
  try {
    const names = readdirSync(directory)
    return names.length === 0 ? 'nothing' : names.includes('PG_VERSION') ? 'database' : 'other'
  } catch {
    return 'other'
  }
}

/** Makes room for a directory: an empty one goes, or a link to one, and nothing that holds anything. */
const makeRoom = (directory: string): void => {
  if (contentOf(directory) !== 'nothing') stop(`Another process has filled ${directory}: start again.`)
  const found = lstatSync(directory, { throwIfNoEntry: false })
  if (found?.isSymbolicLink() === true) unlinkSync(directory)
  else if (found !== undefined) rmdirSync(directory)
}

/** Begins the names under which a directory is filled: which of them are its own has to be known later. */
const draftOf = (directory: string): string => `.draft-${basename(directory)}-`

/** Takes away what starts that were killed have left: a crash loop would fill the volume (F12). */
const clearDrafts = (directory: string): void => {
  const [parent, draft] = [dirname(directory), draftOf(directory)]
  // As `mkdtemp` ends them: those of a directory whose name is longer are another's.
  const own = readdirSync(parent).filter((name) => name.startsWith(draft) && /^\w{6}$/.test(name.slice(draft.length)))
  for (const name of own) rmSync(join(parent, name), { recursive: true, force: true })
}

/**
 * Makes a directory whole or not at all: it is filled under another name first, so that a start that is broken
 * off leaves nothing half made. What is half made has that other name alone: a directory that holds anything is left alone.
 * To be called under the directory's lock: what is half made under its names is taken away.
 */
export const makeWhole = async (directory: string, fill: (draft: string) => Promise<void>): Promise<void> => {
  clearDrafts(directory)
  // Another name each time: who lost the lock while it was silent may still write a little.
  const shelter = mkdtempSync(join(dirname(directory), draftOf(directory)))
  const draft = join(shelter, 'data')
  try {
    await fill(draft)
    makeRoom(directory)
    renameSync(draft, directory)
  } finally {
    rmSync(shelter, { recursive: true, force: true })
  }
}
