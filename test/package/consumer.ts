import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')
const onWindows = process.platform === 'win32'

/** Exit code and output of a program. */
interface ProcessResult {
  readonly code: number
  readonly output: string
}

/** Runs a program. Rejects only if the program cannot be started. */
const run = async (
  command: string,
  args: ReadonlyArray<string>,
  cwd: string,
  shell = false,
): Promise<ProcessResult> => {
  // Programs of the consumer must not inherit the import conditions of this project.
  const { NODE_OPTIONS: _, ...env } = process.env
  try {
    const { stdout, stderr } = await promisify(execFile)(command, args, { cwd, env, shell })
    return { code: 0, output: stdout + stderr }
  } catch (cause) {
    const { code, stdout = '', stderr = '' } = cause as { code?: unknown; stdout?: string; stderr?: string }
    if (typeof code !== 'number') throw cause
    return { code, output: stdout + stderr }
  }
}

const filesIn = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))

/**
 * Project of a team that uses the core: a directory in which the packed core is installed, without the set-up of this
 * repository.
 */
export interface Consumer {
  readonly folder: string
  /** File name of the tarball in `folder`. */
  readonly tarball: string
  /** Paths inside the tarball. */
  readonly files: ReadonlyArray<string>
  readonly read: (path: string) => string
  readonly write: (path: string, text: string) => void
  /** Runs Node with these arguments in the directory of the project. */
  readonly node: (...args: ReadonlyArray<string>) => Promise<ProcessResult>
  /** Runs a tool of this repository in the directory of the project. `script` is the path of the tool in `node_modules`. */
  readonly tool: (script: string, ...args: ReadonlyArray<string>) => Promise<ProcessResult>
  readonly remove: () => void
}

const link = (from: string, to: string): void => {
  mkdirSync(dirname(to), { recursive: true })
  symlinkSync(from, to, 'junction')
}

/** Removes the slow build step that generates the API reference, and writes an empty reference instead. */
const omitReference = (core: string): void => {
  const manifest = JSON.parse(readFileSync(join(core, 'package.json'), 'utf8')) as { scripts: { build: string } }
  const steps = manifest.scripts.build.split(' && ')
  const build = steps.filter((step) => !step.includes('reference.mjs')).join(' && ')
  if (build.length === manifest.scripts.build.length) throw new Error('No step makes the reference')
  writeFileSync(join(core, 'package.json'), JSON.stringify({ ...manifest, scripts: { ...manifest.scripts, build } }))
  writeFileSync(join(core, 'API.md'), '')
}

/** Copies the sources of the core to `folder`, so that a concurrent test does not read a partial or outdated build. */
const copyOfCore = (folder: string, hasReference: boolean): string => {
  const core = join(folder, 'core')
  const built = ['dist', 'API.md', 'node_modules'].map((name) => join(root, 'core', name))
  cpSync(join(root, 'core'), core, { recursive: true, filter: (path) => !built.includes(path) })
  for (const path of ['tsconfig.json', '.ci/bundle-core.mjs', '.ci/reference.mjs'])
    cpSync(join(root, path), join(folder, path))
  link(join(root, 'node_modules'), join(folder, 'node_modules'))
  if (!hasReference) omitReference(core)
  return core
}

/**
 * Packs the core like `npm publish`, and installs it into a project. Links the core's peer dependencies from this
 * repository, so that no download is needed. Besides the core, the project contains only these dependencies and the types of
 * Node.
 * @param hasReference true if the package contains the generated reference; false leaves the reference empty
 */
export const makeConsumer = async (hasReference: boolean): Promise<Consumer> => {
  const place = mkdtempSync(join(tmpdir(), 'paydeck-package-'))
  const folder = join(place, 'consumer')
  const modules = join(folder, 'node_modules')
  const installed = join(modules, '@paydeck', 'core')
  mkdirSync(installed, { recursive: true })
  // `--ignore-scripts=false` makes npm run the package's "prepack" script even if scripts are disabled on this machine.
  const args = ['pack', '--ignore-scripts=false', '--pack-destination', folder]
  const packed = await run('npm', args, copyOfCore(join(place, 'repository'), hasReference), onWindows)
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'))
  if (packed.code !== 0 || tarball === undefined) throw new Error(packed.output)
  const unpacked = await run('tar', ['-xzf', tarball, '-C', installed, '--strip-components', '1'], folder)
  if (unpacked.code !== 0) throw new Error(unpacked.output)
  const { peerDependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
    readonly peerDependencies: Readonly<Record<string, string>>
  }
  // The types of Node are linked too, because every project that runs in Node has them.
  for (const name of [...Object.keys(peerDependencies), '@types/node'])
    link(join(root, 'node_modules', name), join(modules, name))
  const write = (path: string, text: string): void => writeFileSync(join(folder, path), text)
  write('package.json', JSON.stringify({ name: 'consumer', private: true, type: 'module' }))
  return {
    folder,
    tarball,
    files: filesIn(installed),
    read: (path) => readFileSync(join(installed, path), 'utf8'),
    write,
    node: (...args) => run(process.execPath, args, folder),
    tool: (script, ...args) => run(process.execPath, [join(root, 'node_modules', script), ...args], folder),
    remove: () => rmSync(place, { recursive: true, force: true }),
  }
}
