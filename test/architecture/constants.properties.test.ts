import { expect, it } from 'vitest'
import { constants } from './constants.ts'
import { codeOf, filesIn } from './files.ts'

const delays = constants.filter(({ kind }) => kind === 'delay')
const limits = constants.filter(({ kind }) => kind === 'limit')

const repeated = (names: ReadonlyArray<string>): ReadonlyArray<string> =>
  names.filter((name, index) => names.indexOf(name) !== index)

it('LIM-001 every delay has a unique name, and is a positive whole number of milliseconds', () => {
  expect(delays.length).toBeGreaterThan(10)
  for (const { name, value } of delays) expect(Number.isSafeInteger(value) && value > 0, `${name}: ${value}`).toBe(true)
  expect(repeated(delays.map(({ name }) => name))).toEqual([])
})

it('every limit has a unique name, and is a number', () => {
  for (const { name, value } of limits) expect(Number.isFinite(value), `${name}: ${value}`).toBe(true)
  expect(repeated(limits.map(({ name }) => name))).toEqual([])
})

it('LIM-001 every delay in the core is a named constant', () => {
  const waits = filesIn('core', /\.ts$/).filter((path) => {
    const numbers = /\b(schedule\([^;]*,|timer\(|delay\(|debounceTime\(|throttleTime\(|auditTime\(|interval\()\s*\d/
    return !path.startsWith('core/testing/') && numbers.test(codeOf(path))
  })
  expect(waits).toEqual([])
})

it('LIM-001 every delay and limit is reachable from the exports of its module', () => {
  const written = filesIn('core', /\.ts$/).flatMap((path) =>
    [...codeOf(path).matchAll(/\b(?:delay|limit)\('((?:\\.|[^'\\])*)'/g)].map(([, name = '']) => name),
  )
  const known = new Set(constants.map(({ name }) => name))
  expect(written.filter((name) => !known.has(name))).toEqual([])
})
