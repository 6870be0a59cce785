import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startConfiguration } from '@paydeck/sandbox/configuration'
import { createDirectory } from '@paydeck/sandbox/database/data-directory'
import { readSnapshot, writeSnapshot } from '@paydeck/sandbox/database/snapshot'
import { openConfigured } from '@paydeck/sandbox/open'
import { afterAll, describe, expect, it } from 'vitest'
import { systemMeans } from './sealing.ts'
import { makeSeededDirectory } from './seeded-directory.ts'

const parent = mkdtempSync(join(tmpdir(), 'paydeck-data-'))

const hour = 60 * 60_000
afterAll(() => rmSync(parent, { recursive: true, force: true }))

const fill = async (draft: string): Promise<void> => {
  mkdirSync(draft)
  writeFileSync(join(draft, 'PG_VERSION'), 'ours')
}

const drafts = (): ReadonlyArray<string> => readdirSync(parent).filter((name) => name.startsWith('.draft'))

it('F12 writeSnapshot deletes snapshot drafts that are more than an hour old', async () => {
  const directory = join(parent, 'snapshots-of-many')
  const made = (name: string, age: number): void => {
    mkdirSync(join(directory, name), { recursive: true })
    writeFileSync(join(directory, name, 'archive'), 'half')
    const at = new Date(Date.now() - age)
    utimesSync(join(directory, name), at, at)
  }
  made('.draft-old123', hour + 60_000)
  made('.draft-new123', hour - 60_000)
  made('kept', 2 * hour)
  await writeSnapshot(directory, new Blob(['whole']))
  const names = readdirSync(directory)
  expect(names.toSorted()).toEqual(['.draft-new123', 'kept', expect.stringMatching(/^people-\w+\.tar\.gz$/)])
  expect(await readSnapshot(directory, Date.now())?.text()).toBe('whole')
})

it('F3 an archive of this version stays readable while writeSnapshot replaces it, and archives of other versions are deleted', async () => {
  const directory = join(parent, 'snapshots-of-two')
  await writeSnapshot(directory, new Blob(['first']))
  writeFileSync(join(directory, 'people-0123456789abcdef.tar.gz'), 'other')
  const writing = writeSnapshot(directory, new Blob(['second']))
  expect(await readSnapshot(directory, Date.now())?.text()).toBe('first')
  await writing
  expect(readdirSync(directory)).toEqual([expect.not.stringContaining('0123456789abcdef')])
  expect(await readSnapshot(directory, Date.now())?.text()).toBe('second')
})

describe('data directory', () => {
  it('F3 createDirectory fills a directory if it is missing or empty, even if its path is a symbolic link', async () => {
    const [none, empty, link] = [join(parent, 'none'), join(parent, 'empty'), join(parent, 'link')]
    mkdirSync(empty)
    mkdirSync(join(parent, 'far'))
    symlinkSync(join(parent, 'far'), link)
    for (const directory of [none, empty, link]) {
      await createDirectory(directory, fill)
      expect(readdirSync(directory)).toEqual(['PG_VERSION'])
    }
    expect(drafts()).toEqual([])
  })

  it('F3 createDirectory can create two neighbouring directories concurrently in the same process', async () => {
    const both = [join(parent, 'one'), join(parent, 'two')]
    const begun = both.map(() => Promise.withResolvers<void>())
    await Promise.all(
      both.map((directory, index) =>
        createDirectory(directory, async (draft) => {
          begun[index]?.resolve()
          await Promise.all(begun.map(({ promise }) => promise))
          await fill(draft)
          writeFileSync(join(draft, 'whose'), directory)
        }),
      ),
    )
    expect(both.map((directory) => readFileSync(join(directory, 'whose'), 'utf8'))).toEqual(both)
    expect(drafts()).toEqual([])
  })

  it('F12 createDirectory removes the drafts that killed processes left for this directory, but no drafts of others', async () => {
    const directory = join(parent, 'killed')
    const killed = (path: string) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      void createDirectory(path, async (draft) => {
        await fill(draft)
        resolve()
        await new Promise(() => undefined)
      })
      return promise
    }
    await killed(directory)
    await killed(`${directory}-too`)
    const [others = ''] = drafts().filter((name) => name.includes('killed-too'))
    await killed(directory)
    expect(drafts()).toHaveLength(2)
    await createDirectory(directory, fill)
    expect(readdirSync(directory)).toEqual(['PG_VERSION'])
    expect(drafts()).toEqual([others])
    rmSync(join(parent, others), { recursive: true })
  })

  it('F3 createDirectory throws and changes nothing if another process has filled the directory in the meantime', async () => {
    const directory = join(parent, 'filled')
    const filling = createDirectory(directory, async (draft) => {
      await fill(draft)
      mkdirSync(directory)
      writeFileSync(join(directory, 'rows'), 'of another')
    })
    await expect(filling).rejects.toThrow(/^Another process has just created a database in .*filled\. Start again\.$/)
    expect(readdirSync(directory)).toEqual(['rows'])
    expect(drafts()).toEqual([])
  })

  it('F3 openConfigured waits for the lock, then opens a directory that another process created during the wait', async () => {
    const [path, made] = [join(parent, 'waited'), join(parent, 'made')]
    await makeSeededDirectory(made)
    writeFileSync(join(made, 'of-another'), '')
    writeFileSync(`${path}.lock`, '1\nanother-container\nanother-boot:1\n')
    const configuration = startConfiguration({ DATA_DIRECTORY: path, SNAPSHOT_DIRECTORY: join(parent, 'snapshots') })
    const opening = openConfigured(configuration, {
      ...systemMeans,
      log: { info: () => undefined, warn: () => undefined },
      isSeeded: false,
      beats: { interval: 20, timeout: 10_000 },
    })
    renameSync(made, path)
    rmSync(`${path}.lock`)
    const database = await opening
    await database.close()
    expect(readdirSync(path)).toContain('of-another')
    expect(existsSync(`${path}.lock`)).toBe(false)
  })

  it('F3 A8 openConfigured puts lock and key file next to the data directory, even if its path ends with a slash', async () => {
    const above = join(parent, 'slash')
    mkdirSync(above)
    await makeSeededDirectory(join(above, 'data'))
    const opened = (DATA_DIRECTORY: string) =>
      openConfigured(startConfiguration({ DATA_DIRECTORY, SNAPSHOT_DIRECTORY: join(parent, 'snapshots') }), {
        ...systemMeans,
        log: { info: () => undefined, warn: () => undefined },
        isSeeded: false,
      })
    for (const path of [join(above, 'data'), `${join(above, 'data')}/`]) {
      const database = await opened(path)
      expect(readdirSync(above).toSorted()).toEqual(['data', 'data.key', 'data.lock'])
      await database.close()
    }
    expect(readdirSync(join(above, 'data'))).not.toContain('.key')
  }, 60_000)
})
