import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '../kernel/log.ts'
import { stop } from '../kernel/start-failure.ts'

/** Permission bits of the group and of other users. */
const others = 0o077

/** True if the mode of a file or directory gives other users access. Windows has no such modes. */
const isOpen = (path: string): boolean => process.platform !== 'win32' && (statSync(path).mode & others) !== 0

const close = (path: string): void => {
  if (isOpen(path)) chmodSync(path, statSync(path).mode & 0o7777 & ~others)
}

/**
 * Removes the access of other users to everything in a directory. PGlite sets the mode of each file itself, so the umask
 * does not suffice.
 */
export const closeContent = (directory: string): void => {
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    try {
      if (!entry.isSymbolicLink()) close(join(entry.parentPath, entry.name))
    } catch {
      // The file is gone or has another owner. Other users cannot reach it, because they have no access to its directory.
    }
  }
}

/**
 * Removes the access of other users to a file or directory, and logs the removal. Aborts the program's start with a message
 * if another user owns the file or directory.
 */
export const closePath = (path: string, name: string, log: Log): void => {
  if (!isOpen(path)) return
  try {
    close(path)
  } catch {
    stop(
      `The ${name} ${path} is open to other users of this machine and belongs to another account: start as that account, or have it run "chown -R ${process.getuid?.() ?? ''} ${path}" first.`,
    )
  }
  log.warn(
    { path },
    isOpen(path)
      ? `${name} stays open to other users because its file system ignores modes`
      : `${name} closed to other users`,
  )
}

/** Removes the access of other users to a directory and its content. */
export const closeDirectory = (directory: string, name: string, log: Log): void => {
  // First removes the access to the directory itself, so that other users can no longer reach its content.
  closePath(directory, name, log)
  closeContent(directory)
}
