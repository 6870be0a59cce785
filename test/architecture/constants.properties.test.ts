import { expect, it } from 'vitest'
import { codeOf, filesIn } from './files.ts'

interface Constant {
  readonly kind: 'delay' | 'limit'
  readonly name: string
  readonly value: number
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Every delay and limit that can be reached from a module's exports, each object once. */
const collect = (value: unknown, seen: Set<unknown>): ReadonlyArray<Constant> => {
  if (!isObject(value) || seen.has(value)) return []
  seen.add(value)
  const { kind, name } = value
  if ((kind === 'delay' || kind === 'limit') && typeof name === 'string') {
    return [{ kind, name, value: Number(kind === 'delay' ? value['ms'] : value['value']) }]
  }
  return Object.values(value).flatMap((part) => collect(part, seen))
}

const modules = import.meta.glob('../../core/**/*.ts', { eager: true })
const seen = new Set<unknown>()
const constants = Object.values(modules).flatMap((exported) => collect(exported, seen))
const delays = constants.filter(({ kind }) => kind === 'delay')
const limits = constants.filter(({ kind }) => kind === 'limit')

const repeated = (names: ReadonlyArray<string>): ReadonlyArray<string> =>
  names.filter((name, index) => names.indexOf(name) !== index)

it('LIM-001 names every delay once, as a positive whole number of milliseconds', () => {
  expect(delays.length).toBeGreaterThan(10)
  for (const { name, value } of delays) expect(Number.isSafeInteger(value) && value > 0, `${name}: ${value}`).toBe(true)
  expect(repeated(delays.map(({ name }) => name))).toEqual([])
})

it('names every limit once, as a number', () => {
  for (const { name, value } of limits) expect(Number.isFinite(value), `${name}: ${value}`).toBe(true)
  expect(repeated(limits.map(({ name }) => name))).toEqual([])
})

it('LIM-001 waits in the core for named delays only', () => {
  const waits = filesIn('core', /\.ts$/).filter((path) => {
    const numbers = /\b(schedule\([^;]*,|timer\(|delay\(|debounceTime\(|throttleTime\(|auditTime\(|interval\()\s*\d/
    return path !== 'core/testing.ts' && numbers.test(codeOf(path))
  })
  expect(waits).toEqual([])
})

it('LIM-001 makes every delay and limit reachable from what its module exports', () => {
  const written = filesIn('core', /\.ts$/).flatMap((path) =>
    [...codeOf(path).matchAll(/\b(?:delay|limit)\('((?:\\.|[^'\\])*)'/g)].map(([, name = '']) => name),
  )
  const known = new Set(constants.map(({ name }) => name))
  expect(written.filter((name) => !known.has(name))).toEqual([])
})
