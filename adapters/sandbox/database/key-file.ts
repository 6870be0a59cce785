import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import type { Log } from '../kernel/log.ts'
import { keysOf, newKey, type SecretKeys } from '../kernel/sealing.ts'
import type { Randomness } from '../kernel/secrets.ts'
import { stop } from '../kernel/start-failure.ts'
import { closePath } from './file-modes.ts'

const sync = (path: string, flags: string, text?: string): void => {
  const file = openSync(path, flags, 0o600)
  try {
    if (text !== undefined) writeSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/**
 * Creates a key file, unless there already is one. Writes a complete temporary file first, and then adds a hard link to this
 * file under the name `path`. Linking fails if another process was faster, so that all processes read the same key.
 */
const makeKeyFile = (path: string, random: Randomness): void => {
  const draft = `${path}.${random.id()}`
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  try {
    sync(draft, 'wx', `${newKey(random)}\n`)
    linkSync(draft, path)
    // Also syncs the directory, so that the key file survives a power cut. Without the key, the secrets in the database
    // cannot be decrypted. Windows cannot open directories.
    if (process.platform !== 'win32') sync(dirname(path), 'r')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

const readKeyFile = (path: string, random: Randomness): string => {
  try {
    if (!existsSync(path)) makeKeyFile(path, random)
    return readFileSync(path, 'utf8')
  } catch {
    return stop(`The key file ${path} cannot be read or created: check its directory, or set SECRET_KEY.`)
  }
}

/** Aborts the program's start if another user owns the file. Does nothing on Windows, where files have no such owners. */
const expectOwn = (path: string): void => {
  const own = process.geteuid?.()
  if (own === undefined || statSync(path).uid === own) return
  stop(
    `The key file ${path} belongs to another account, which can read and replace it: start as that account, have root run "chown ${own} ${path}", or set SECRET_KEY.`,
  )
}

/** Returns the keys of a key file. The first start creates the file. */
export const keysOfFile = (path: string, random: Randomness, log: Log): SecretKeys => {
  const text = readKeyFile(path, random)
  expectOwn(path)
  closePath(path, 'key file', log)
  return keysOf(text) ?? stop(`The key file ${path} contains no key: restore it from a backup, or set SECRET_KEY.`)
}
