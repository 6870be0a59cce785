import { existsSync, linkSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readBackup, writeBackup } from '@paydeck/sandbox/backup/archive'
import { contentsOf, differences } from '@paydeck/sandbox/backup/contents'
import { listenForBackups, requestBackup, socketOf } from '@paydeck/sandbox/backup/socket'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { openShared } from './databases.ts'

type Shared = Awaited<ReturnType<typeof openShared>>

const parent = mkdtempSync(join(tmpdir(), 'paydeck-socket-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))
let database: Shared
beforeAll(async () => {
  database = await openShared()
})

const listenAt = (path: string, source: Pick<Shared, 'queries' | 'snapshot'> = database) => {
  const log = { info: vi.fn(), warn: vi.fn() }
  const { stop } = listenForBackups(source, path, log)
  onTestFinished(stop)
  return { log, stop }
}

/** Leaves a socket behind, as a killed process does. */
const leaveSocket = async (path: string): Promise<void> => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(`${path}.first`, resolve))
  linkSync(`${path}.first`, path)
  await new Promise((resolve) => server.close(resolve))
}

it('O6 a server replaces the socket of a killed one, answers every request, and removes its socket when it stops', async () => {
  const path = socketOf(join(parent, 'data'))
  await leaveSocket(path)
  expect(await requestBackup(path)).toBeNull()
  const { stop, log } = listenAt(path)
  const present = await contentsOf(database.queries)
  for (const backup of [await requestBackup(path), await requestBackup(path)])
    expect(differences(backup?.contents ?? {}, present)).toEqual([])
  expect(log.warn).not.toHaveBeenCalled()
  await stop()
  expect(existsSync(path)).toBe(false)
  expect(await requestBackup(path)).toBeNull()
})

it('O6 a server keeps a file that is no socket, and logs that backups need a stop', async () => {
  const path = join(parent, 'file.sock')
  writeFileSync(path, 'of another program')
  const { log } = listenAt(path)
  await expect
    .poll(() => log.warn.mock.calls)
    .toEqual([[{ path, error: expect.stringContaining('EADDRINUSE') as unknown }, 'backups need a stop of the server']])
  expect(readFileSync(path, 'utf8')).toBe('of another program')
})

it('O2 O6 if the server cannot copy its database, the command says so, and the server logs the cause', async () => {
  const path = join(parent, 'failing.sock')
  const { log } = listenAt(path, { ...database, snapshot: () => Promise.reject(new Error('The disk is gone.')) })
  await expect(requestBackup(path)).rejects.toThrow(/^The server could not copy its database: look into its log/)
  expect(log.warn.mock.calls).toEqual([[{ error: 'The disk is gone.' }, 'backup failed']])
})

it('O2 O6 a backup that cannot be written leaves no part behind, and an earlier part is replaced', () => {
  const backup = { contents: { users: { rows: 1, checksum: 'a' } }, data: new Uint8Array([1, 2, 3]) }
  const missing = join(parent, 'missing', 'file.backup')
  expect(() => writeBackup(missing, backup)).toThrow(`${missing} cannot be written (ENOENT): check the free space`)
  const path = join(parent, 'file.backup')
  writeFileSync(`${path}.part`, 'left by a killed command')
  writeBackup(path, backup)
  expect(readBackup(path)).toEqual(backup)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(readdirSync(parent).filter((name) => name.endsWith('.part'))).toEqual([])
})

it('O6 differences names each table whose rows, number of rows or presence differ', () => {
  const one = { same: { rows: 1, checksum: 'a' }, text: { rows: 1, checksum: 'a' }, count: { rows: 1, checksum: '' } }
  const other = { same: one.same, text: { rows: 1, checksum: 'b' }, count: { rows: 2, checksum: '' }, more: one.same }
  expect(differences(one, other)).toEqual(['text', 'count', 'more'])
  expect(differences(other, one)).toEqual(['text', 'count', 'more'])
  expect(differences(one, one)).toEqual([])
})
