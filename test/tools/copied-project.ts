import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Folders that commands create, or that are linked. */
const notCopied = /^(node_modules|\.git|\.cache|\.data|dist|coverage|test-results|playwright-report)$/
const workspaces = { core: 'core', adapters: 'adapters', sandbox: 'adapters/sandbox', ui: 'ui' } as const

export interface CopiedProject {
  readonly folder: string
  /** Runs a command as npm does; `output` is all that it printed. */
  readonly run: (
    command: string,
    ...words: ReadonlyArray<string>
  ) => { readonly status: number; readonly output: string }
  readonly remove: () => void
}

/** Links the packages that are installed here into another tree of the project. Its workspaces are its own. */
export const linkPackages = (folder: string): void => {
  const packages = join(folder, 'node_modules')
  mkdirSync(join(packages, '@paydeck'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name === '@paydeck' || name.startsWith('.vite')) continue
    symlinkSync(join(root, 'node_modules', name), join(packages, name), 'junction')
  }
  for (const [name, path] of Object.entries(workspaces)) {
    symlinkSync(join(folder, path), join(packages, '@paydeck', name), 'junction')
  }
}

/** A copy of the sources in a temporary folder, over the packages that are installed here. */
export const copyProject = (): CopiedProject => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'paydeck-')))
  cpSync(root, folder, { recursive: true, filter: (path) => path === root || !notCopied.test(basename(path)) })
  linkPackages(folder)
  // A run in the copy has nothing of the run that it is a test of.
  const own = Object.entries(process.env).filter(([name]) => !/^(VITEST.*|NODE_ENV|TESTS)$/.test(name))
  const env = {
    ...Object.fromEntries(own),
    PATH: `${join(folder, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
  }
  return {
    folder,
    run: (command, ...words) => {
      const shell = process.platform === 'win32'
      const { status, stdout, stderr } = spawnSync(command, words, { cwd: folder, env, encoding: 'utf8', shell })
      return { status: status ?? 1, output: `${stdout}${stderr}` }
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }),
  }
}
