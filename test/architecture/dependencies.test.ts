import { expect, it } from 'vitest'
import { textOf } from './files.ts'

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

interface Locked {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly hasInstallScript?: boolean
}

const manifests = [
  'package.json',
  'core/package.json',
  'adapters/package.json',
  'adapters/sandbox/package.json',
  'ui/package.json',
]
const direct = manifests.flatMap((path) => {
  // Excludes peer dependencies, since the project that installs the package chooses their version.
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(textOf(path)) as Manifest
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).map(([name, version]) => ({
    path,
    name,
    version,
  }))
})
const outside = direct.filter(({ name }) => !name.startsWith('@paydeck/'))

const lock = (JSON.parse(textOf('package-lock.json')) as { readonly packages: Readonly<Record<string, Locked>> })
  .packages
const installed = Object.entries(lock).filter(([path, { link }]) => path.includes('node_modules/') && link !== true)

/**
 * Registry that must serve every package for which the lockfile states a URL. All other packages come from the configured
 * registry.
 */
const registry = 'https://registry.npmjs.org/'

/** Rows of the table in docs/dependencies.md: package, minimum version, zone (where the package is allowed), reason. */
const listed = [...textOf('docs/dependencies.md').matchAll(/^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, name = '', least = '', zone = '', reason = '']) => ({
    name,
    least: least.trim(),
    zone: zone.trim(),
    reason: reason.trim(),
  }),
)

const isAtLeast = (version: string, least: string): boolean => {
  const [have, want] = [version, least].map((text) => text.split('.').map(Number))
  const different = [0, 1, 2].find((part) => have?.[part] !== want?.[part])
  return different === undefined || (have?.[different] ?? 0) > (want?.[different] ?? 0)
}

it('S1 every dependency is pinned to an exact version', () => {
  const exact = /^(npm:(@[a-z0-9-]+\/)?[a-z0-9-]+@)?\d+\.\d+\.\d+$/
  expect(outside.filter(({ version }) => !exact.test(version))).toEqual([])
})

it('S1 the lockfile has an integrity hash for every package, all from the public registry', () => {
  expect(installed.length).toBeGreaterThan(100)
  const loose = installed.filter(
    ([, { resolved = registry, integrity = '' }]) => !integrity.startsWith('sha512-') || !resolved.startsWith(registry),
  )
  expect(loose.map(([path]) => path)).toEqual([])
})

it('S1 docs/dependencies.md lists all direct dependencies and no others, with zone and reason', () => {
  expect([...new Set(listed.map(({ name }) => name))].sort()).toEqual(
    [...new Set(outside.map(({ name }) => name))].sort(),
  )
  expect(listed.filter(({ zone, reason }) => zone === '' || reason.length < 10)).toEqual([])
})

it('S1 no direct dependency in the lockfile is older than its oldest safe version', () => {
  const below = listed.filter(({ name, least }) => {
    const version = lock[`node_modules/${name}`]?.version
    return version === undefined || !isAtLeast(version, least)
  })
  expect(below).toEqual([])
})

it('S1 no package needs to run its install script', () => {
  const scripted = installed.filter(([, { hasInstallScript }]) => hasInstallScript === true).map(([path]) => path)
  expect(scripted.filter((path) => !/node_modules\/(fsevents)$/.test(path))).toEqual([])
})
