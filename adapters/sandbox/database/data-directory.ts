import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

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

/**
 * Makes a directory whole or not at all: it is filled under another name first, so that a start that is broken
 * off leaves nothing half made.
 */
export const makeWhole = async (directory: string, fill: (draft: string) => Promise<void>): Promise<void> => {
  const draft = join(dirname(directory), `.draft-${process.pid}`)
  rmSync(draft, { recursive: true, force: true })
  try {
    await fill(draft)
    rmSync(directory, { recursive: true, force: true })
    renameSync(draft, directory)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}
