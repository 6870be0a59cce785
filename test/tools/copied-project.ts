import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Files and folders that are not copied: links to packages, and results of commands such as builds. */
const notCopied = /^(node_modules|\.git|\.cache|\.data|dist|coverage|test-results|playwright-report)$/
const workspaces = { core: 'core', adapters: 'adapters', sandbox: 'adapters/sandbox', ui: 'ui' } as const

export interface CopiedProject {
  readonly folder: string
  /** Runs a command of the project, such as `npm run build`. Returns its exit status and all of its output. */
  readonly run: (
    command: string,
    ...args: ReadonlyArray<string>
  ) => { readonly status: number; readonly output: string }
  readonly remove: () => void
}

/**
 * Links the installed packages into the `node_modules` of a copied project. The project's own workspaces are linked to their
 * copies in this project.
 */
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

/** Copies the project's sources into a temporary folder and links the installed packages there. */
export const copyProject = (): CopiedProject => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'paydeck-')))
  cpSync(root, folder, { recursive: true, filter: (path) => path === root || !notCopied.test(basename(path)) })
  linkPackages(folder)
  // Variables of this test run are removed, so that they do not affect the commands in the copy.
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
