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
import { makeWhole } from '@paydeck/sandbox/database/data-directory'
import { readSnapshot, writeSnapshot } from '@paydeck/sandbox/database/snapshot'
import { openConfigured } from '@paydeck/sandbox/open'
import { afterAll, describe, expect, it } from 'vitest'
import { makePeopledDirectory } from './peopled-directory.ts'
import { systemMeans } from './sealing.ts'

const parent = mkdtempSync(join(tmpdir(), 'paydeck-data-'))

const hour = 60 * 60_000
afterAll(() => rmSync(parent, { recursive: true, force: true }))

const fill = async (draft: string): Promise<void> => {
  mkdirSync(draft)
  writeFileSync(join(draft, 'PG_VERSION'), 'ours')
}

const drafts = (): ReadonlyArray<string> => readdirSync(parent).filter((name) => name.startsWith('.draft'))

it('F12 a snapshot is kept without what processes that were killed have left of theirs', async () => {
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

describe('a data directory', () => {
  it('F3 is made whole where there is nothing, an empty directory, or a link to one', async () => {
    const [none, empty, link] = [join(parent, 'none'), join(parent, 'empty'), join(parent, 'link')]
    mkdirSync(empty)
    mkdirSync(join(parent, 'far'))
    symlinkSync(join(parent, 'far'), link)
    for (const directory of [none, empty, link]) {
      await makeWhole(directory, fill)
      expect(readdirSync(directory)).toEqual(['PG_VERSION'])
    }
    expect(drafts()).toEqual([])
  })

  it('F3 is made whole beside another that is made at the same moment by a process of the same id', async () => {
    const both = [join(parent, 'one'), join(parent, 'two')]
    const begun = both.map(() => Promise.withResolvers<void>())
    await Promise.all(
      both.map((directory, index) =>
        makeWhole(directory, async (draft) => {
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

  it('F12 leaves nothing of starts that were killed while it was filled, and what is of another alone', async () => {
    const directory = join(parent, 'killed')
    const killed = (path: string) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      void makeWhole(path, async (draft) => {
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
    await makeWhole(directory, fill)
    expect(readdirSync(directory)).toEqual(['PG_VERSION'])
    expect(drafts()).toEqual([others])
    rmSync(join(parent, others), { recursive: true })
  })

  it('F3 that was filled meanwhile is left alone', async () => {
    const directory = join(parent, 'filled')
    const filling = makeWhole(directory, async (draft) => {
      await fill(draft)
      mkdirSync(directory)
      writeFileSync(join(directory, 'rows'), 'of another')
    })
    await expect(filling).rejects.toThrow(/^Another process has filled .*filled: start again\.$/)
    expect(readdirSync(directory)).toEqual(['rows'])
    expect(drafts()).toEqual([])
  })

  it('F3 that another process made while its lock was waited for is opened, and not made anew', async () => {
    const [path, made] = [join(parent, 'waited'), join(parent, 'made')]
    await makePeopledDirectory(made)
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

  it('F3 A8 openConfigured puts lock and key beside the directory when its path ends with a slash', async () => {
    const above = join(parent, 'slash')
    mkdirSync(above)
    await makePeopledDirectory(join(above, 'data'))
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
