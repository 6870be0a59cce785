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
  { shell = false, input = '' }: { readonly shell?: boolean; readonly input?: string } = {},
): Promise<ProcessResult> => {
  // Programs of the consumer must not inherit the import conditions of this project.
  const { NODE_OPTIONS: _, ...env } = process.env
  try {
    const running = promisify(execFile)(command, args, { cwd, env, shell })
    running.child.stdin?.end(input)
    const { stdout, stderr } = await running
    return { code: 0, output: stdout + stderr }
  } catch (cause) {
    const { code, stdout = '', stderr = '' } = cause as { code?: unknown; stdout?: string; stderr?: string }
    if (typeof code !== 'number') throw cause
    return { code, output: stdout + stderr }
  }
}

export const filesIn = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))

/**
 * Project of a team that uses the core: a directory in which the packed core and adapters are installed, without the set-up
 * of this repository.
 */
export interface Consumer {
  readonly folder: string
  /** File name of the core's tarball in `folder`. */
  readonly tarball: string
  /** File name of the adapters' tarball in `folder`. */
  readonly adaptersTarball: string
  /** Paths inside the core's tarball. */
  readonly files: ReadonlyArray<string>
  readonly read: (path: string) => string
  readonly write: (path: string, text: string) => void
  /** Runs Node with these arguments in the directory of the project. */
  readonly node: (...args: ReadonlyArray<string>) => Promise<ProcessResult>
  /** Runs Node with these arguments, and passes the lines as standard input. */
  readonly nodeWithInput: (lines: ReadonlyArray<string>, ...args: ReadonlyArray<string>) => Promise<ProcessResult>
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
  const build = steps.filter((step) => !step.includes('.ci/reference')).join(' && ')
  if (build.length === manifest.scripts.build.length) throw new Error('No step makes the reference')
  writeFileSync(join(core, 'package.json'), JSON.stringify({ ...manifest, scripts: { ...manifest.scripts, build } }))
  writeFileSync(join(core, 'API.md'), '')
}

/** Copies the sources of both packages to `folder`, so that a concurrent test does not read a partial or outdated build. */
const copyOfPackages = (folder: string, hasReference: boolean): void => {
  for (const name of ['core', 'adapters']) {
    const source = join(root, name)
    const left = ['dist', 'requirements', 'API.md', 'reference', 'node_modules', 'sandbox'].map((part) =>
      join(source, part),
    )
    cpSync(source, join(folder, name), { recursive: true, filter: (path) => !left.includes(path) })
  }
  for (const path of ['tsconfig.json', 'docs/requirements', '.ci/bundle-core.mjs', '.ci/reference'])
    cpSync(join(root, path), join(folder, path), { recursive: true })
  link(join(root, 'node_modules'), join(folder, 'node_modules'))
  if (!hasReference) omitReference(join(folder, 'core'))
}

/** Packs a package like `npm publish`, and installs it into the modules of `consumer`. Returns the name of the tarball. */
const install = async (source: string, consumer: string): Promise<string> => {
  const before = readdirSync(consumer)
  // `--ignore-scripts=false` makes npm run the package's "prepack" script even if scripts are disabled on this machine.
  const args = ['pack', '--ignore-scripts=false', '--pack-destination', consumer]
  const packed = await run('npm', args, source, { shell: onWindows })
  const tarball = readdirSync(consumer).find((name) => name.endsWith('.tgz') && !before.includes(name))
  if (packed.code !== 0 || tarball === undefined) throw new Error(packed.output)
  const installed = join(consumer, 'node_modules', '@paydeck', source.endsWith('core') ? 'core' : 'adapters')
  mkdirSync(installed, { recursive: true })
  const unpacked = await run('tar', ['-xzf', tarball, '-C', installed, '--strip-components', '1'], consumer)
  if (unpacked.code !== 0) throw new Error(unpacked.output)
  return tarball
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies: Readonly<Record<string, string>>
}

/** Packages of the example in Svelte. */
const exampleTools = ['@sveltejs/vite-plugin-svelte', 'svelte', 'vite']

/**
 * Packs core and adapters like `npm publish`, and installs them into a project. Links their dependencies from this
 * repository, so that no download is needed. Besides the two packages, the project contains only these dependencies, the types
 * of Node, and the tools of the example in Svelte.
 * @param hasReference true if the package contains the generated reference; false leaves the reference empty
 */
export const makeConsumer = async (hasReference: boolean): Promise<Consumer> => {
  const place = mkdtempSync(join(tmpdir(), 'paydeck-package-'))
  const folder = join(place, 'consumer')
  const modules = join(folder, 'node_modules')
  mkdirSync(modules, { recursive: true })
  const repository = join(place, 'repository')
  copyOfPackages(repository, hasReference)
  const tarball = await install(join(repository, 'core'), folder)
  // Compiles against the declarations of the core, so it has to be packed after the core.
  const adaptersTarball = await install(join(repository, 'adapters'), folder)
  const installed = join(modules, '@paydeck', 'core')
  const needed = ['core', 'adapters'].flatMap((name) => {
    const text = readFileSync(join(modules, '@paydeck', name, 'package.json'), 'utf8')
    const { dependencies = {}, peerDependencies } = JSON.parse(text) as Manifest
    return [...Object.keys(dependencies), ...Object.keys(peerDependencies)].filter((one) => one !== '@paydeck/core')
  })
  // The types of Node are linked too, because every project that runs in Node has them.
  for (const name of [...new Set(needed), '@types/node', ...exampleTools])
    link(join(root, 'node_modules', name), join(modules, name))
  const write = (path: string, text: string): void => writeFileSync(join(folder, path), text)
  write('package.json', JSON.stringify({ name: 'consumer', private: true, type: 'module' }))
  return {
    folder,
    tarball,
    adaptersTarball,
    files: filesIn(installed),
    read: (path) => readFileSync(join(installed, path), 'utf8'),
    write,
    node: (...args) => run(process.execPath, args, folder),
    nodeWithInput: (lines, ...args) =>
      run(process.execPath, args, folder, { input: lines.map((line) => `${line}\n`).join('') }),
    tool: (script, ...args) => run(process.execPath, [join(root, 'node_modules', script), ...args], folder),
    remove: () => rmSync(place, { recursive: true, force: true }),
  }
}
