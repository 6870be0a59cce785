import { existsSync, lstatSync, mkdtempSync, readdirSync, renameSync, rmdirSync, rmSync, unlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { stop } from '../kernel/start-failure.ts'

/**
 * Returns the kind of content that a directory has. `other`: the content does not belong to this program and must stay
 * unchanged.
 */
export const contentOf = (directory: string): 'nothing' | 'database' | 'other' => {
  if (!existsSync(directory)) return 'nothing'
  try {
    const names = readdirSync(directory)
    return names.length === 0 ? 'nothing' : names.includes('PG_VERSION') ? 'database' : 'other'
  } catch {
    return 'other'
  }
}

/** Removes an empty directory, or a link to an empty directory. Fails if the directory has any content. */
const removeEmpty = (directory: string): void => {
  if (contentOf(directory) !== 'nothing')
    stop(`Another process has just created a database in ${directory}. Start again.`)
  const found = lstatSync(directory, { throwIfNoEntry: false })
  if (found?.isSymbolicLink() === true) unlinkSync(directory)
  else if (found !== undefined) rmdirSync(directory)
}

/**
 * Returns the prefix for the names of drafts: temporary directories that are filled and then renamed to `directory`. The
 * prefix contains the name of the directory, so that each directory has its own drafts.
 */
const draftOf = (directory: string): string => `.draft-${basename(directory)}-`

/** Deletes the drafts that killed processes have left behind. Otherwise, repeated crashes would fill the volume (F12). */
const clearDrafts = (directory: string): void => {
  const [parent, draft] = [dirname(directory), draftOf(directory)]
  // `mkdtemp` appends six characters to the prefix. If more characters follow the prefix, the draft belongs to another
  // directory whose name begins with the same characters.
  const own = readdirSync(parent).filter((name) => name.startsWith(draft) && /^\w{6}$/.test(name.slice(draft.length)))
  for (const name of own) rmSync(join(parent, name), { recursive: true, force: true })
}

/**
 * Creates a directory completely or not at all. The content is written under a temporary name, so that an interrupted start
 * leaves no partial directory. An existing directory with content is not changed. The caller must hold the directory's lock,
 * because this function deletes earlier drafts.
 */
export const createDirectory = async (directory: string, fill: (draft: string) => Promise<void>): Promise<void> => {
  clearDrafts(directory)
  // Each call uses a new name. A process that has lost the directory's lock without noticing may still be writing to its own
  // draft.
  const temporary = mkdtempSync(join(dirname(directory), draftOf(directory)))
  const draft = join(temporary, 'data')
  try {
    await fill(draft)
    removeEmpty(directory)
    renameSync(draft, directory)
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}
