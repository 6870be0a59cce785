// Builds the UI if the build is missing or older than its sources. Then runs a program in this process, so that signals
// reach the program: node .ci/build-then-run.mjs [program [argument …]]
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { completedBuildName } from './completed-build.ts'
import { runChild } from './run-child.cjs'

const root = join(import.meta.dirname, '..')
const sources = ['.ci', 'core', 'adapters', 'ui', 'vite.config.ts', 'package-lock.json']
const completed = join(root, 'ui', 'dist', completedBuildName)
const notSources = new Set(['node_modules', 'dist', 'sandbox'])

const isNewer = (path, than) => {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs > than
  return readdirSync(path).some((name) => !notSources.has(name) && isNewer(join(path, name), than))
}

const isStale = () => {
  if (!existsSync(completed)) return true
  const than = statSync(completed).mtimeMs
  return sources.some((name) => isNewer(join(root, name), than))
}

if (isStale()) {
  console.log('Building the UI …')
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const options = { cwd: root, stdio: 'inherit' }
  const code = await runChild(process.execPath, [vite, 'build', '--logLevel', 'warn'], options)
  if (code !== 0) process.exit(code)
}

if (process.argv[2] !== undefined) {
  const program = resolve(process.argv[2])
  process.argv.splice(1, 2, program)
  await import(pathToFileURL(program).href)
}
