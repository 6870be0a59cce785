import { existsSync, lstatSync, mkdtempSync, readdirSync, renameSync, rmdirSync, rmSync, unlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
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
  if (contentOf(directory) !== 'nothing') stop(`${directory} was filled by another process meanwhile: start again.`)
  const found = lstatSync(directory, { throwIfNoEntry: false })
  if (found?.isSymbolicLink() === true) unlinkSync(directory)
  else if (found !== undefined) rmdirSync(directory)
}

/**
 * Makes a directory whole or not at all: it is filled under another name first, so that a start that is broken
 * off leaves nothing half made. What is half made has that other name alone: a directory that holds anything is left alone.
 */
export const makeWhole = async (directory: string, fill: (draft: string) => Promise<void>): Promise<void> => {
  // Another name each time: process ids are the same in two containers that share a disk.
  const shelter = mkdtempSync(join(dirname(directory), '.draft-'))
  const draft = join(shelter, 'data')
  try {
    await fill(draft)
    makeRoom(directory)
    renameSync(draft, directory)
  } finally {
    rmSync(shelter, { recursive: true, force: true })
  }
}
