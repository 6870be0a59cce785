// Entries of the package, in the order of the reference.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folder of the core. */
export const core = join(import.meta.dirname, '../../core')

/** Entries that belong to no area, with the group in which the reference lists them. */
const otherGroups = {
  money: 'Money',
  kernel: 'Shared by all areas',
  platform: 'Shared by all areas',
  presentation: 'Shared by all areas',
  pages: 'The whole app',
  app: 'The whole app',
  memory: 'Tests',
  testing: 'Tests',
  properties: 'Tests',
  model: 'All areas in one entry',
  tables: 'All areas in one entry',
  core: 'All areas in one entry',
}
const groups = ['Money', 'Areas', 'Shared by all areas', 'The whole app', 'Tests', 'All areas in one entry']

const { exports } = JSON.parse(readFileSync(join(core, 'package.json'), 'utf8'))

/**
 * Entries of the package: the name that an import uses, the short name, the source file and the group. The reference
 * describes an export that several entries have at the first of them, unless another one is the entry of its folder.
 */
export const entries = Object.entries(exports)
  .filter(([, target]) => typeof target === 'object')
  .map(([path, target]) => {
    const short = path === '.' ? 'core' : path.slice(2)
    const name = path === '.' ? '@paydeck/core' : `@paydeck/core/${short}`
    return { name, short, file: target['@paydeck/source'].slice(2), group: otherGroups[short] ?? 'Areas' }
  })
  .toSorted(
    (one, other) =>
      groups.indexOf(one.group) - groups.indexOf(other.group) ||
      Object.keys(otherGroups).indexOf(one.short) - Object.keys(otherGroups).indexOf(other.short),
  )

/** Types that only change another type. The name of a parameter comes from their first argument. */
const wrappers = ['Pick', 'Omit', 'Readonly', 'Partial', 'Required']

/** Returns a name for a destructured parameter from its type: "ports" for `CardListPorts`, "options" for an object type. */
export const parameterName = (type) => {
  const [, outer = '', inner = ''] = /^([\w.]+)(?:<\s*([\w.]+))?/.exec(type) ?? []
  const name = (wrappers.includes(outer) ? inner : outer).split('.').at(-1)
  const last = /[A-Z][a-z]+$/.exec(name)?.[0].toLowerCase()
  return last ?? 'options'
}
