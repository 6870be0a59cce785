import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readBackup, writeBackup } from '@paydeck/sandbox/backup/archive'
import { backup, restore } from '@paydeck/sandbox/backup/commands'
import { openDatabase } from '@paydeck/sandbox/database/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from './free-port.ts'
import { start } from './process.ts'
import { makeSeededDirectory } from './seeded-directory.ts'
import { writerOn } from './writers.ts'

const root = join(import.meta.dirname, '../..')
const parent = mkdtempSync(join(tmpdir(), 'paydeck-backup-'))
const [data, file] = [join(parent, 'data'), join(parent, 'paydeck.backup')]
afterAll(() => rmSync(parent, { recursive: true, force: true }))

/** Runs `npm run backup` or `npm run restore`. Returns what it prints. */
const run = (
  command: 'backup' | 'restore',
  path: string,
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly code: number; readonly output: string }> =>
  new Promise((resolve) => {
    const words = ['--conditions=@paydeck/source', `adapters/sandbox/backup/${command}.ts`, path]
    const env = { PATH: process.env['PATH'], ...environment }
    execFile(process.execPath, words, { cwd: root, env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : 1, output: `${stdout}${stderr}`.trim() }),
    )
  })

/** Returns the texts that writers have stored in the database of a directory. */
const storedIn = async (path: string): Promise<ReadonlyArray<string>> => {
  const { queries, close } = await openDatabase({ kind: 'directory', path })
  const rows = await queries.selectFrom('optInAttributes').select('attribute').execute()
  await close()
  return rows.map(({ attribute }) => attribute)
}

describe('backups of the embedded database', { timeout: 180_000 }, () => {
  beforeAll(() => makeSeededDirectory(data))

  it('O3 O6 a backup while the server runs and stores writes contains whole transactions, and the restore says so', async () => {
    const metricsPort = await freePort()
    const running = start({ DATA_DIRECTORY: data, METRICS_PORT: `${metricsPort}` })
    const address = await running.address
    const writer = await writerOn(address)
    const { promise: some, resolve } = Promise.withResolvers<void>()
    const writing = writer.write(address, 'during', () => {
      if (writer.acknowledged.length === 20) resolve()
    })
    await some
    const before = [...writer.acknowledged]
    const { code, output } = await run('backup', file, { DATA_DIRECTORY: data })
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/^\S+ \([\d.]+ MB\) contains [\d,]+ rows in \d+ tables\. Store/),
    ])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const sent = [...writer.sent]
    expect(writer.acknowledged.length).toBeGreaterThan(before.length)
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    expect(metrics).toMatch(/^paydeck_database_statement_duration_seconds_count\{outcome="success"\} [1-9]/m)
    expect(metrics).toMatch(/^paydeck_event_streams_open 0$/m)
    running.kill('SIGTERM')
    await Promise.all([running.ended, writing])
    expect(readdirSync(parent).toSorted()).toEqual(['data', 'data.key', 'paydeck.backup'])

    const restored = join(parent, 'restored')
    const result = await run('restore', file, { DATA_DIRECTORY: restored })
    expect(result.output).toMatch(
      /^\S+restored contains [\d,]+ rows in \d+ tables\. Every table has the rows of the backup\. Copy its key to \S+restored\.key before the start\.$/,
    )
    const stored = await storedIn(restored)
    expect(stored).toEqual(expect.arrayContaining(before))
    expect(sent).toEqual(expect.arrayContaining([...stored]))
    expect(stored).toHaveLength(new Set(stored).size)
  })

  it('O6 a backup of a stopped server contains every row', async () => {
    const second = join(parent, 'second.backup')
    await backup({ DATA_DIRECTORY: data }, second)
    const restored = join(parent, 'restored-second')
    await restore({ DATA_DIRECTORY: restored }, second)
    expect((await storedIn(restored)).toSorted()).toEqual((await storedIn(data)).toSorted())
  })

  it('O2 O6 a backup or restore that cannot be made says why and changes nothing', async () => {
    const saved = readBackup(file)
    const damaged = join(parent, 'damaged.backup')
    writeBackup(damaged, { ...saved, contents: { ...saved.contents, users: { rows: 1, checksum: '' } } })
    writeFileSync(join(parent, 'text.backup'), 'no archive')
    const cases = [
      [backup, file, { DATA_DIRECTORY: data }, /exists already: choose another name\.$/],
      [
        backup,
        join(parent, 'none'),
        { DATA_DIRECTORY: join(parent, 'none') },
        /^There is no database in \S+none: set DATA_DIRECTORY\.$/,
      ],
      [backup, join(parent, 'none'), { DATABASE_URL: 'postgres://127.0.0.1/paydeck' }, /use pg_dump\.$/],
      [restore, file, { DATA_DIRECTORY: data }, /data is not empty: move it away, or choose another DATA_DIRECTORY\.$/],
      [restore, join(parent, 'missing'), { DATA_DIRECTORY: join(parent, 'new') }, /^There is no file \S+missing/],
      [
        restore,
        join(parent, 'text.backup'),
        { DATA_DIRECTORY: join(parent, 'new') },
        /is not a complete backup: choose another file\.$/,
      ],
      [restore, damaged, { DATA_DIRECTORY: join(parent, 'new') }, /^The backup is damaged: the rows of users differ\./],
    ] as const
    for (const [command, path, environment, sentence] of cases)
      await expect(command(environment, path)).rejects.toThrow(sentence)
    expect(readdirSync(parent).filter((name) => /^(none|new)/.test(name))).toEqual([])
  })
})
