import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Folders that are not copied: results of commands, and links. */
const notCopied = /^(node_modules|\.git|\.cache|\.data|dist|coverage|test-results|playwright-report)$/
const workspaces = { core: 'core', adapters: 'adapters', sandbox: 'adapters/sandbox', ui: 'ui' } as const

export interface CopiedProject {
  readonly folder: string
  /** Runs a command like npm, and returns its whole output. */
  readonly run: (
    command: string,
    ...args: ReadonlyArray<string>
  ) => { readonly status: number; readonly output: string }
  readonly remove: () => void
}

/** Links the installed packages into another tree of the project, except workspaces, which link to that tree. */
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

/** Copies the sources into a temporary folder, and links the installed packages. */
export const copyProject = (): CopiedProject => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'paydeck-')))
  cpSync(root, folder, { recursive: true, filter: (path) => path === root || !notCopied.test(basename(path)) })
  linkPackages(folder)
  // Commands in the copy must not inherit variables of this test run.
  const own = Object.entries(process.env).filter(([name]) => !/^(VITEST.*|NODE_ENV|TESTS)$/.test(name))
  const env = {
    ...Object.fromEntries(own),
    PATH: `${join(folder, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
  }
  return {
    folder,
    run: (command, ...args) => {
      const shell = process.platform === 'win32'
      const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, env, encoding: 'utf8', shell })
      return { status: status ?? 1, output: `${stdout}${stderr}` }
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }),
  }
}
