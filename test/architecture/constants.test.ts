import { expect, it } from 'vitest'
import { constants } from './constants.ts'

const delayOf = (name: string): ReadonlyArray<number> =>
  constants.filter((one) => one.kind === 'delay' && one.name === name).map(({ value }) => value)
const limitOf = (name: string): ReadonlyArray<number> =>
  constants.filter((one) => one.kind === 'limit' && one.name === name).map(({ value }) => value)

it.each([
  ['toggle and alert reset', 1000],
  ['update-name close', 1000],
  ['update-name failure', 100],
  ['rename close', 1000],
  ['card waitlist success', 1000],
  ['card waitlist failure', 3000],
  ['bill waitlist success', 1000],
  ['bill waitlist failure', 1000],
  ['connect error', 4000],
  ['connect success close', 2000],
  ['receiving return', 1000],
  ['mailing thank-you', 1000],
])('LIM-002 the reset delay "%s" is defined once, with %d ms', (name, ms) => {
  expect(delayOf(name)).toEqual([ms])
})

it.each([
  ['name dialog', 700],
  ['entrance outlet', 400],
  ['pairing code', 300],
  ['price results', 2000],
  ['bill refresh indicator', 750],
  ['copied label', 2000],
  ['copy feedback', 3000],
  ['slide content', 10],
  ['payment list refresh', 1000],
])('LIM-003 the display delay "%s" is defined once, with %d ms', (name, ms) => {
  expect(delayOf(name)).toEqual([ms])
})

it.each([
  ['event debounce', 500],
  ['page minimum wait', 500],
  ['scroll throttle', 200],
  ['session constant', 3000],
  ['verification polling', 5000],
])('LIM-004 the network timing "%s" is defined once, with %d ms', (name, ms) => {
  expect(delayOf(name)).toEqual([ms])
})

it.each([
  ['passkeys', 5],
  ['national identity digits', 9],
  ['two-factor code', 6],
  ['backup code', 12],
  ['backup codes', 10],
  ['name minimum', 2],
  ['card name', 20],
  ['currency pill icons', 4],
  ['bill merchant name', 20],
  ['merchant pill name', 10],
  ['stream errors', 4],
])('LIM-006 the limit "%s" is defined once, as %d', (name, value) => {
  expect(limitOf(name)).toEqual([value])
})
