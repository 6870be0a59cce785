// Checks the import rules of .dependency-cruiser.cjs. Also checks that the rules cover every source file: a skipped file
// would have no violations.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

const root = join(import.meta.dirname, '..')
const folders = ['core', 'adapters', 'ui', 'test', 'e2e', 'docs/examples']

const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter((path) => !/(^|\/)(dist|node_modules|assets)\//.test(path)),
)

const cli = join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs')
const run = spawnSync(
  process.execPath,
  [cli, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders],
  {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  },
)
if (!run.stdout.startsWith('{')) {
  console.error(run.stdout + run.stderr)
  process.exit(1)
}
const { modules, summary } = JSON.parse(run.stdout)
const seen = new Set(modules.map((module) => module.source))
const missed = sources.filter((path) => !seen.has(path))

// True if a rule covers the file. A "zone" is a rule that lists all allowed imports of its files, so every file must be in a
// zone.
const fits = (path, { from }) =>
  from.path !== undefined &&
  new RegExp(from.path).test(path) &&
  (from.pathNot === undefined || !new RegExp(from.pathNot).test(path))
const zones = summary.ruleSetUsed.forbidden.filter(({ to }) => to.path === undefined && to.pathNot !== undefined)
const unguarded = sources.filter(
  (path) => /^(core|adapters|ui)\//.test(path) && !zones.some((zone) => fits(path, zone)),
)

// Rules that match no file and so check nothing, for example after their folder was renamed.
const idle = summary.ruleSetUsed.forbidden.filter(
  ({ from }) => from.path !== undefined && !modules.some(({ source }) => new RegExp(from.path).test(source)),
)

for (const { from, to, rule, cycle } of summary.violations) {
  const reason = summary.ruleSetUsed.forbidden.find(({ name }) => name === rule.name)?.comment ?? ''
  const target = cycle === undefined ? to : cycle.map(({ name }) => name).join(' → ')
  console.error(`${from} → ${target}\n  ${rule.name}: ${reason}`)
}
for (const path of unguarded) console.error(`${path} is in no zone of the import rules`)
for (const { name } of idle) console.error(`No file falls under the rule ${name}`)
for (const path of missed) console.error(`${path} was not looked at by the import check`)
console.log(
  `${sources.length} source files, ${summary.violations.length} forbidden imports, ${missed.length} not looked at`,
)
process.exit(summary.violations.length + missed.length + idle.length + unguarded.length > 0 ? 1 : 0)
