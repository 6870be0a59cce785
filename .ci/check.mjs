// Runs the fast gates, two at a time: compiler, linter, spelling, import rules, unused code, bundle, docstrings. Prints the
// output of failed gates and then exits with an error. `npm run check -- lint imports` runs only those gates. `--no-bundle`
// leaves the bundle out, for a caller that builds the bundle itself.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
/** The compiler of version 7. Several versions are installed, so `tsc` may be another one. */
const tsc = join('node_modules', '@typescript', 'native', 'bin', 'tsc')

/**
 * Returns the compiler's arguments for a folder. The incremental mode skips files that have not changed since the last run.
 */
const compile = (folder) => {
  const kept = join('.cache', 'types', `${folder.replace('/', '-')}.tsbuildinfo`)
  return ['node', tsc, '--pretty', 'false', '-p', folder, '--incremental', '--tsBuildInfoFile', kept]
}

const gates = {
  'types-core': compile('core'),
  'types-adapters': compile('adapters'),
  'types-sandbox': compile('adapters/sandbox'),
  'types-ui': compile('ui'),
  'types-test': compile('test'),
  'types-examples': compile('docs/examples'),
  format: ['oxfmt', '--check'],
  lint: ['oxlint', '--type-aware', '--deny-warnings', '--format', 'unix', '.'],
  spelling: ['cspell', '--no-progress', '--no-summary', '--cache', '--cache-location', join('.cache', 'spelling')],
  imports: ['node', '.ci/imports.mjs'],
  unused: ['knip', '--no-config-hints', '--no-progress'],
  bundle: ['vite', 'build', '--logLevel', 'error', '--outDir', join(root, '.cache', 'checked-build'), '--emptyOutDir'],
  documented: ['typedoc', '--options', 'core/typedoc.json', '--emit', 'none', '--logLevel', 'Warn'],
}

const run = ([command, ...words]) =>
  new Promise((resolve) => {
    const started = Date.now()
    let output = ''
    const child = spawn(command, words, { cwd: root, shell: process.platform === 'win32' })
    const keep = (chunk) => {
      output += chunk
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => resolve({ ok: false, output: String(error), seconds: 0 }))
    child.on('close', (code) => resolve({ ok: code === 0, output, seconds: (Date.now() - started) / 1000 }))
  })

const chosen = process.argv.slice(2).filter((word) => word !== '--no-bundle')
const isBundled = !process.argv.includes('--no-bundle')
const unknown = chosen.filter((name) => !Object.hasOwn(gates, name))
if (unknown.length > 0) {
  console.error(`Unknown gate: ${unknown.join(', ')}. The gates are ${Object.keys(gates).join(', ')}.`)
  process.exit(2)
}
const waiting = Object.entries(gates).filter(
  ([name]) => (chosen.length === 0 || chosen.includes(name)) && (isBundled || name !== 'bundle'),
)
const failed = []

const worker = async () => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const [name, words] = next
    const { ok, output, seconds } = await run(words)
    console.log(`${ok ? '✓' : '✗'} ${name} ${seconds.toFixed(1)} s`)
    if (ok) continue
    failed.push(name)
    console.log(output.trim())
  }
}

await Promise.all([worker(), worker()])
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`)
process.exit(failed.length > 0 ? 1 : 0)
