import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOneShape, shapes } from './one-shape.ts'
import { callOf, entries, initOf, proofOf, requestFor, sampleFor } from './requests.ts'
import { account, type Client, type Running, startSandbox } from './running.ts'
import { streamPath } from './streams.ts'

let running: Running
let client: Client

beforeAll(async () => {
  running = await startSandbox()
  client = await account('cardholder', { payors: ['Lumen Payroll'], payouts: 1 }, running)
})

afterAll(() => running.close())

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)])

/** What may come in the place of any field (H1). */
const mutants: ReadonlyArray<unknown> = [
  null,
  true,
  false,
  -1,
  -0,
  0.1 + 0.2,
  1e308,
  2 ** 53 + 2,
  '',
  ' ',
  'x'.repeat(100_000),
  '1e999',
  '\u0000',
  '\ud800',
  '\u202eabc',
  "' or 1=1 --",
  '"; drop table users; --',
  '$(sleep 5)',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  [],
  {},
  [[]],
  { toString: 1 },
  nested(200),
  { $gt: '' },
  '2026-02-31',
  'NaN',
  99_999_999_999_999,
]

const fieldsOf = (input: unknown): Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null ? { ...input } : {}

/** The same again as often as a request has room for. */
const lengthened = (value: unknown): ReadonlyArray<unknown> => {
  if (!Array.isArray(value) || value.length === 0) return []
  const times = Math.floor(200_000 / JSON.stringify(value).length)
  return [Array.from({ length: times }, () => value as ReadonlyArray<unknown>).flat()]
}

/**
 * How often an answer may ask the database, whatever it is asked for. It stands for a second, which a busy machine takes
 * for anything.
 */
const mostQueries = 30

// Signing out would end the session that the others need.
const mutable = entries.filter((name) => name !== 'POST /auth/logout' && name !== 'authenticate')

describe('hostile input', () => {
  it.each(mutable.map((name) => [name]))(
    'H1 %s answers every field of every kind in one shape, with as little work as any other',
    async (name) => {
      const sample = fieldsOf(sampleFor(name, client))
      const keys = Object.keys(sample).length === 0 ? ['extra'] : Object.keys(sample)
      for (const key of keys) {
        for (const mutant of [...mutants, ...lengthened(sample[key])]) {
          const request = requestFor(name, { ...sample, [key]: mutant }, proofOf(client))
          const before = running.queries()
          // eslint-disable-next-line no-await-in-loop -- one after the other says which it was
          const response = await client.fetch(request.path, initOf(request)).catch(() => null)
          // What the client's own library does not send at all never arrives.
          if (response === null) continue
          // eslint-disable-next-line no-await-in-loop
          const text = await response.text()
          expect(running.queries() - before, `${name}: ${key}`).toBeLessThan(mostQueries)
          // An address longer than what the server reads is refused before anything else.
          if (response.status === 431) continue
          expectOneShape(name, response.status, text)
        }
      }
    },
  )

  it('H1 CALL-099 a stream answers every application and every CSRF value in one shape, with as little work', async () => {
    for (const mutant of mutants) {
      const value = (typeof mutant === 'string' ? mutant : JSON.stringify(mutant)).toWellFormed()
      for (const path of [streamPath(value, client.csrf), streamPath('AAAA', value)]) {
        const before = running.queries()
        // eslint-disable-next-line no-await-in-loop -- one after the other says which it was
        const response = await client.fetch(path)
        // eslint-disable-next-line no-await-in-loop
        const text = await response.text()
        expect(running.queries() - before).toBeLessThan(mostQueries)
        expect([403, 404, 414, 431], path.slice(0, 100)).toContain(response.status)
        if (response.status !== 431)
          expect(JSON.parse(text), path.slice(0, 100)).toEqual(expect.objectContaining(shapes))
      }
    }
  })
})

it('H1 every call was tried, and its work counted', async () => {
  const before = running.queries()
  await client.rest('POST', '/marketing/marketingOptIn', { email: client.email, attribute: 'x' })
  // Who asks, and two rows in a transaction.
  expect(running.queries() - before).toBeGreaterThan(2)
  expect(mutable.length).toBe(entries.length - 2)
  expect(entries.every((name) => callOf(name).name === name)).toBe(true)
})
