import { expect, it } from 'vitest'
import { constants } from './constants.ts'
import { codeOf, filesIn } from './files.ts'

const delays = constants.filter(({ kind }) => kind === 'delay')
const limits = constants.filter(({ kind }) => kind === 'limit')

const repeated = (names: ReadonlyArray<string>): ReadonlyArray<string> =>
  names.filter((name, index) => names.indexOf(name) !== index)

it('LIM-001 every delay constant has a unique name, and is a positive whole number of milliseconds', () => {
  expect(delays.length).toBeGreaterThan(10)
  for (const { name, value } of delays) expect(Number.isSafeInteger(value) && value > 0, `${name}: ${value}`).toBe(true)
  expect(repeated(delays.map(({ name }) => name))).toEqual([])
})

it('every limit constant has a unique name and a finite value', () => {
  for (const { name, value } of limits) expect(Number.isFinite(value), `${name}: ${value}`).toBe(true)
  expect(repeated(limits.map(({ name }) => name))).toEqual([])
})

it('LIM-001 the core passes no literal number of milliseconds to a timer function', () => {
  const waits = filesIn('core', /\.ts$/).filter((path) => {
    const numbers = /\b(schedule\([^;]*,|timer\(|delay\(|debounceTime\(|throttleTime\(|auditTime\(|interval\()\s*\d/
    return !/^core\/(properties|testing)\//.test(path) && numbers.test(codeOf(path))
  })
  expect(waits).toEqual([])
})

it('LIM-001 every delay and limit that the core defines is exported', () => {
  const written = filesIn('core', /\.ts$/).flatMap((path) =>
    [...codeOf(path).matchAll(/\b(?:delay|limit)\('((?:\\.|[^'\\])*)'/g)].map(([, name = '']) => name),
  )
  const known = new Set(constants.map(({ name }) => name))
  expect(written.filter((name) => !known.has(name))).toEqual([])
})
