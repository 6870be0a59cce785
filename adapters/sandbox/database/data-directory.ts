import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stop } from '../kernel/start-failure.ts'

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const lockOf = (directory: string): string => `${directory}.lock`

const holderOf = (lock: string): number => {
  try {
    return Number(readFileSync(lock, 'utf8').trim())
  } catch {
    return 0
  }
}

/**
 * Takes a data directory for this process. Two processes on one embedded database silently lose rows, so the
 * lock stands beside the directory; that of a process which is gone is taken over.
 */
export const lockDirectory = (directory: string): { readonly release: () => void } => {
  const lock = lockOf(directory)
  mkdirSync(dirname(directory), { recursive: true })
  const take = (): boolean => {
    try {
      writeFileSync(lock, `${process.pid}\n`, { flag: 'wx' })
      return true
    } catch {
      return false
    }
  }
  if (!take()) {
    const holder = holderOf(lock)
    if (holder !== process.pid && holder > 0 && isRunning(holder)) {
      stop(`The data directory ${directory} is in use by another Paydeck (process ${holder}): stop that one first.`)
    }
    rmSync(lock, { force: true })
    if (!take()) stop(`The data directory ${directory} is in use by another Paydeck: stop that one first.`)
  }
  return {
    release: () => {
      if (holderOf(lock) === process.pid) rmSync(lock, { force: true })
    },
  }
}

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
