import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filesIn } from '../architecture/files.ts'
import { type Cluster, programs, startCluster } from '../sandbox/cluster.ts'
import { executeOnServer } from '../sandbox/database-server.ts'
import { secretKey } from '../sandbox/sealing.ts'

const root = join(import.meta.dirname, '../..')
const parent = mkdtempSync(join(tmpdir(), 'paydeck-server-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))

const make = (name: string): string => {
  const path = join(parent, name)
  execFileSync(process.execPath, ['.ci/build-then-run.mjs', '.ci/package.mjs', path], { cwd: root, stdio: 'ignore' })
  return path
}

/** Returns the content of every file, by its path. */
const contentOf = (directory: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((path) => [relative(directory, path), readFileSync(path).toString('base64')]),
  )

interface Bom {
  readonly components: ReadonlyArray<{ readonly name: string; readonly version: string }>
}

describe('the packaged server', () => {
  let path = ''
  beforeAll(() => {
    path = make('one')
  })

  it('S2 two packages of the same sources are equal byte for byte', () => {
    const [one, two] = [contentOf(path), contentOf(make('two'))]
    expect([...two.keys()]).toEqual([...one.keys()])
    expect([...two].filter(([name, content]) => one.get(name) !== content).map(([name]) => name)).toEqual([])
  })

  it('S1 the package contains no development package, and sbom.json lists every package in it', () => {
    const { components } = JSON.parse(readFileSync(join(path, 'sbom.json'), 'utf8')) as Bom
    const listed = new Set(components.map(({ name, version }) => `${name}@${version}`))
    const present = [...contentOf(path).keys()]
      .filter((name) => /(^|\/)node_modules\/(@[^/]+\/)?[^/]+\/package\.json$/.test(name))
      .map((name) => JSON.parse(readFileSync(join(path, name), 'utf8')) as { name: string; version: string })
      .map(({ name, version }) => `${name}@${version}`)
    expect(present.length).toBeGreaterThan(50)
    expect(present.filter((name) => !listed.has(name))).toEqual([])
    const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      readonly devDependencies: Readonly<Record<string, string>>
    }
    const production = ['adapters', 'adapters/sandbox', 'core', 'ui'].flatMap((folder) =>
      filesIn(folder, /package\.json$/).flatMap((file) =>
        Object.keys(
          (JSON.parse(readFileSync(join(root, file), 'utf8')) as { dependencies?: Record<string, string> })
            .dependencies ?? {},
        ),
      ),
    )
    const development = Object.keys(devDependencies).filter((name) => !production.includes(name))
    expect(present.filter((name) => development.some((each) => name.startsWith(`${each}@`)))).toEqual([])
  })
})

if (programs === null || process.getuid?.() !== 0)
  process.stderr.write('The packaged server was not started as another user: run the test as root, with postgresql.\n')
else
  describe('the packaged server as another user on a read-only mount', () => {
    let cluster: Cluster
    beforeAll(async () => {
      cluster = await startCluster()
      await executeOnServer(cluster.url('postgres'), 'create database paydeck')
    })
    afterAll(() => cluster.stop())

    it('O1 F12 it starts, is ready, serves the app and its pages, and stops at SIGTERM', async () => {
      const path = make('served')
      chmodSync(parent, 0o755)
      const mount = `mount --bind "${path}" "${path}" && mount -o remount,ro,bind "${path}" && cd "${path}"`
      const drop = 'exec setpriv --reuid=nobody --regid=nogroup --clear-groups "$0" adapters/sandbox/main.js'
      const environment = {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        PORT: '0',
        DATABASE_URL: cluster.url('paydeck'),
        SECRET_KEY: secretKey,
      }
      const child = spawn('unshare', ['--mount', 'sh', '-c', `${mount} && ${drop}`, process.execPath], {
        env: environment,
      })
      let output = ''
      const ended = new Promise<number | null>((resolve) => void child.once('close', resolve))
      const address = await new Promise<string>((resolve, reject) => {
        const hear = (chunk: Buffer): void => {
          output += chunk.toString()
          const found = /is running: (http:\/\/localhost:\d+)\//.exec(output)?.[1]
          if (found !== undefined) resolve(found)
        }
        child.stdout.on('data', hear)
        child.stderr.on('data', hear)
        void ended.then(() => reject(new Error(output)))
      })
      const text = async (url: string): Promise<readonly [number, string]> => {
        const reply = await fetch(`${address}${url}`)
        return [reply.status, await reply.text()]
      }
      expect(await text('/readyz')).toEqual([200, '{"status":"ready"}'])
      const [status, document] = await text('/id/')
      expect([status, document]).toEqual([200, expect.stringContaining('<script')])
      const [, file = ''] = /src="(\/id\/assets\/[^"]+\.js)"/.exec(document) ?? []
      expect((await text(file))[0]).toBe(200)
      expect((await text('/authenticate/login'))[1]).toContain('<form')
      child.kill('SIGTERM')
      expect(await ended).toBe(0)
    })
  })
