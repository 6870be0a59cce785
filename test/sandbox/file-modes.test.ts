import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startConfiguration } from '@paydeck/sandbox/configuration'
import { closeSnapshots } from '@paydeck/sandbox/database/snapshot'
import { stop } from '@paydeck/sandbox/kernel/start-failure'
import { openConfigured } from '@paydeck/sandbox/open'
import { afterAll, describe, expect, it } from 'vitest'
import { modeOf, modesIn, openIn } from './mode-checks.ts'
import { systemMeans } from './sealing.ts'
import { makeSeededDirectory } from './seeded-directory.ts'

const parent = mkdtempSync(join(tmpdir(), 'paydeck-modes-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))

/** Makes a directory tree readable and writable for other accounts, as earlier versions of the sandbox left it. */
const openToOthers = (directory: string): void => {
  for (const [path] of modesIn(directory)) chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o666)
}

const snapshotsOf = (name: string): string => {
  const directory = join(parent, name)
  mkdirSync(directory)
  writeFileSync(join(directory, 'people-0.tar.gz'), 'of an earlier version')
  openToOthers(directory)
  return directory
}

describe('directories that other users can read', () => {
  const opened = async (environment: Readonly<Record<string, string>>) => {
    const lines: Array<unknown> = []
    const log = {
      info: () => undefined,
      warn: (fields: unknown, message: string) => void lines.push([fields, message]),
    }
    const database = await openConfigured(startConfiguration(environment), { ...systemMeans, log, isSeeded: false })
    await database.close()
    return lines
  }

  const data = join(parent, 'earlier')

  it('L1 the sandbox removes other users’ access to the data and snapshot directories, and logs this once for each', async () => {
    const snapshots = snapshotsOf('earlier-snapshots')
    const environment = { DATA_DIRECTORY: data, SNAPSHOT_DIRECTORY: snapshots }
    await makeSeededDirectory(data)
    openToOthers(data)
    expect(await opened(environment)).toEqual([
      [{ path: snapshots }, 'snapshot directory closed to other users'],
      [{ path: data }, 'data directory closed to other users'],
    ])
    expect(openIn(snapshots)).toEqual([])
    expect(openIn(data)).toEqual([])
    expect(await opened(environment)).toEqual([])
  })

  it('F12 the sandbox logs a warning and continues if the snapshot directory cannot be closed to other users', () => {
    const snapshots = snapshotsOf('foreign')
    const lines: Array<unknown> = []
    const log = { info: () => undefined, warn: (...line: ReadonlyArray<unknown>) => void lines.push(line) }
    // The tests may run as root, for whom changing a mode never fails, so the test simulates the failure.
    closeSnapshots(snapshots, log, () => stop('The snapshot directory belongs to another account.'))
    expect(lines).toEqual([
      [{ path: snapshots }, 'snapshot directory stays open to other users because its mode cannot be changed'],
    ])
  })

  it('F12 the mode of an empty snapshot directory stays unchanged', async () => {
    const empty = join(parent, 'empty')
    mkdirSync(empty)
    chmodSync(empty, 0o777)
    expect(await opened({ DATA_DIRECTORY: data, SNAPSHOT_DIRECTORY: empty })).toEqual([])
    expect(modeOf(empty)).toBe(0o777)
  })

  it('L1 the mode of a snapshot directory stays unchanged if the directory contains other files', async () => {
    const shared = snapshotsOf('shared')
    writeFileSync(join(shared, 'notes.txt'), 'of another program')
    expect(await opened({ DATA_DIRECTORY: data, SNAPSHOT_DIRECTORY: shared })).toEqual([])
    expect(modeOf(shared)).toBe(0o755)
  })
})
