import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContext, Page } from 'playwright'
import type * as GalleryServer from '../../.ci/gallery-server.mjs'
import type { Persona } from '../../e2e/fixtures.ts'
import { startSandbox } from '../bench/sandbox.ts'
import { linkPackages } from '../tools/copied-project.ts'
import { git } from './base.ts'

export const root = join(import.meta.dirname, '../..')

/** Functions that stop or remove what a run has started. They run in reverse order. */
export type Cleanups = Array<() => unknown>

interface Run {
  /** Signal that is aborted at the end of the run. This kills the processes of the run. */
  readonly signal: AbortSignal
  readonly cleanups: Cleanups
}

/** Runs a Node script in the folder of a source tree, and waits until the script succeeds. */
const runIn = async (folder: string, args: ReadonlyArray<string>, { signal }: Run): Promise<void> => {
  const child = spawn(process.execPath, args, { cwd: folder, stdio: 'inherit', signal })
  await once(child, 'exit')
  if (child.exitCode !== 0) throw new Error(`${args.join(' ')} failed in ${folder}`)
}

const lockOf = (folder: string): string => readFileSync(join(folder, 'package-lock.json'), 'utf8')

/** Checks out a commit into a new folder and builds it. */
export const buildCommit = async (commit: string, folder: string, run: Run): Promise<void> => {
  run.cleanups.push(() => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    git(root, 'worktree', 'prune')
  })
  git(root, 'worktree', 'add', '--detach', folder, commit)
  if (lockOf(folder) === lockOf(root)) linkPackages(folder)
  else console.log('The base has another package-lock.json: installing its packages …')
  await runIn(folder, [join(folder, '.ci/prepare.cjs')], run)
  await runIn(folder, [join(folder, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'], run)
}

export interface RunningTree {
  /** Opens a page in which a demo user with this persona is signed in. */
  readonly pageAs: (persona: Persona) => Promise<Page>
  /** Opens a page without a session. */
  readonly page: () => Promise<Page>
  /** URL of the UI gallery, which is served from the source files. */
  readonly gallery: string
}

interface Served {
  readonly folder: string
  /** Data directory of the sandbox. */
  readonly data: string
  /** Fixed time of the sandbox and of its pages, in milliseconds since 1970. */
  readonly moment: number
  readonly browser: Browser
}

/** Serves a built source tree. Its clocks are fixed, so that dates and seeded values are the same in both trees. */
export const serveTree = async ({ folder, data, moment, browser }: Served, run: Run): Promise<RunningTree> => {
  const { DATABASE_URL: _, ...surroundings } = process.env
  const clock = `--import=${pathToFileURL(join(import.meta.dirname, 'still-clock.ts')).href}`
  const env = {
    ...surroundings,
    NODE_OPTIONS: clock,
    PICTURES_MOMENT: String(moment),
    // An earlier start may have stored a snapshot with other dates, so each tree has its own snapshot directory.
    SNAPSHOT_DIRECTORY: join(data, 'snapshot'),
  }
  const sandbox = await startSandbox(data, { folder, env, signal: run.signal })
  run.cleanups.push(sandbox.stop)
  const { serveGallery } = (await import(
    pathToFileURL(join(folder, '.ci/gallery-server.mjs')).href
  )) as typeof GalleryServer
  const listeners = process.listeners('SIGTERM')
  const gallery = await serveGallery({ port: 0, hmr: false, watch: null })
  run.cleanups.push(gallery.close)
  // Vite's SIGTERM listener would end the process before the cleanup, so the listener is removed.
  for (const listener of process.listeners('SIGTERM'))
    if (!listeners.includes(listener)) process.off('SIGTERM', listener)

  const newContext = async (): Promise<BrowserContext> => {
    const context = await browser.newContext({ baseURL: sandbox.origin, reducedMotion: 'reduce' })
    await context.clock.setFixedTime(moment)
    return context
  }
  const signedIn = new Map<Persona, BrowserContext>()
  return {
    gallery: gallery.address,
    page: async () => (await newContext()).newPage(),
    pageAs: async (persona) => {
      let context = signedIn.get(persona)
      if (context === undefined) {
        context = await newContext()
        signedIn.set(persona, context)
        const entered = await context.request.post('/authenticate/login', {
          form: { persona },
          headers: { origin: sandbox.origin },
          maxRedirects: 0,
        })
        if (entered.status() !== 303) throw new Error(`${persona} cannot sign in: ${entered.status()}`)
      }
      return context.newPage()
    },
  }
}
