import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import * as t from 'io-ts'
import type { OpenDatabase } from '../database/engine.ts'
import { stop } from '../kernel/start-failure.ts'
import { type Contents, contentsOf } from './contents.ts'

/** Copy of an embedded database at one moment. */
export interface Backup {
  readonly contents: Contents
  /** Data directory, as a tar archive. */
  readonly data: Uint8Array<ArrayBuffer>
}

export const contentsCodec = t.record(t.string, t.type({ rows: t.number, checksum: t.string }))

/** Copies the database. Other statements wait until the copy is complete, so the copy contains whole transactions only. */
export const makeBackup = ({ queries, snapshot }: Pick<OpenDatabase, 'queries' | 'snapshot'>): Promise<Backup> =>
  queries.transaction().execute(async (transaction) => {
    const contents = await contentsOf(transaction)
    const data = await snapshot()
    if (data === null) return stop('The database is on a PostgreSQL server: use pg_dump.')
    return { contents, data: new Uint8Array(await data.arrayBuffer()) }
  })

const names = { contents: 'contents.json', data: 'data.tar' } as const

/**
 * Writes a backup to a file, completely or not at all. Only the owner can read the file. Stops with a message if the file
 * cannot be written.
 */
export const writeBackup = (path: string, { contents, data }: Backup): void => {
  const archive = zipSync(
    { [names.contents]: strToU8(JSON.stringify(contents, null, 1)), [names.data]: data },
    { level: 1 },
  )
  const draft = `${path}.part`
  try {
    // A file that a killed command has left keeps its mode.
    rmSync(draft, { force: true })
    writeFileSync(draft, archive, { mode: 0o600, flush: true })
    renameSync(draft, path)
  } catch (error) {
    rmSync(draft, { force: true })
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    stop(`${path} cannot be written (${code}): check the free space and the write permission.`)
  }
}

/** Reads a backup. Stops with a message if the file is missing or is no complete backup. */
export const readBackup = (path: string): Backup => {
  const notBackup = (): never => stop(`${path} is not a complete backup: choose another file.`)
  try {
    const files = unzipSync(readFileSync(path))
    const [contents, data] = [files[names.contents], files[names.data]]
    if (contents === undefined || data === undefined) return notBackup()
    const decoded: unknown = JSON.parse(strFromU8(contents))
    return contentsCodec.is(decoded) ? { contents: decoded, data: new Uint8Array(data) } : notBackup()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return stop(`There is no file ${path}: name the file of a backup.`)
    return notBackup()
  }
}
