import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import {
  addressOf,
  csrfHeader,
  csrfQuery,
  facadeBody,
  facadePath,
  graphqlBody,
  graphqlPath,
  keyHeader,
} from '../../adapters/wire/call.ts'
import { failurePath, list, record } from '../../adapters/wire/codec.ts'
import { FileReply } from '../../adapters/wire/file.ts'
import { streamTable, wireTable } from '../../adapters/wire/table.ts'
import { anyDate } from '../../adapters/wire/tolerant.ts'
import { samples } from '../sandbox/samples.ts'

describe('all calls', () => {
  it('CALL-001 CALL-002 CALL-077 REST calls are named by method and path, GraphQL and facade calls by an identifier', () => {
    const calls = Object.entries(wireTable)
    expect(calls.length).toBeGreaterThan(80)
    for (const [key, { kind, name }] of calls) {
      expect(key).toBe(name)
      expect(name).toMatch(kind === 'rest' ? /^(GET|POST|PUT) (\/[\w:.-]+)+$/ : /^\w{5,}$/)
    }
    for (const name of Object.keys(streamTable)) expect(name).toMatch(/^GET (\/[\w:-]+)+$/)
  })

  it('CALL-008 the name of each GraphQL call is the operation name in its document', () => {
    for (const [name, call] of Object.entries(wireTable)) {
      if (call.kind === 'graphql') expect(call.document).toMatch(new RegExp(`^\\s*(query|mutation) ${name}\\b`))
    }
  })

  it.each(Object.entries(samples))('CALL-013 a call encodes every field of its input: %s', (name, sample) => {
    const { input }: { readonly input: t.Mixed } = wireTable[name as keyof typeof samples]
    const given: unknown = sample({ email: 'ada@paydeck.example' })
    const sent: unknown = input.encode(given)
    expect(Object.keys(Object(sent) as object).toSorted()).toEqual(Object.keys(Object(given) as object).toSorted())
    expect(input.decode(sent)).toEqual(E.right(given))
  })

  it('CALL-005 CALL-011 a REST call is named by method and path; GraphQL path, facade path and header names are constants', () => {
    expect(addressOf('PUT /users/updateName')).toEqual({ method: 'PUT', path: '/users/updateName' })
    expect([graphqlPath, facadePath, csrfHeader, csrfQuery, keyHeader]).toEqual([
      '/api/dashboard/graphql',
      '/api/dashboard',
      'x-csrf-token',
      'csrf',
      'idempotency-key',
    ])
  })
})

describe('the request body', () => {
  it('CALL-008 the request body of a GraphQL operation contains the name, the document and the variables', () => {
    expect(JSON.parse(graphqlBody({ name: 'Look', document: 'query Look', variables: { a: 1 } }))).toEqual({
      operationName: 'Look',
      query: 'query Look',
      variables: { a: 1 },
    })
  })

  it.each([
    [{ a: [1] }, '{"a":[1]}'],
    [undefined, '{}'],
    [null, '{}'],
  ])('CALL-077 the request body of a facade method contains the input %j as the JSON text %s', (params, text) => {
    expect(JSON.parse(facadeBody({ csrf: 'c', facade: 'public', method: 'm', params }))).toEqual({
      csrf: 'c',
      facade: 'public',
      method: 'm',
      params: text,
    })
  })
})

describe('failurePath, the path of the fields that could not be decoded', () => {
  const codec = record({ a: t.string, inner: record({ b: t.string, c: t.string }), items: list(t.string) })
  const pathOf = (value: unknown): string => {
    const read = codec.decode(value)
    return read._tag === 'Left' ? failurePath(read.left) : 'nowhere'
  }

  it.each([
    [{ a: 'x', inner: { b: 'x', c: 'x' }, items: [] }, 'nowhere'],
    [{ a: 1, inner: { b: 'x', c: 'x' }, items: [] }, 'a'],
    [{ a: 'x', inner: { b: 'x', c: 1 }, items: [] }, 'inner.c'],
    [{ a: 'x', inner: 7, items: [] }, 'inner'],
    [{ a: 1, inner: { b: 1, c: 1 }, items: 'secret' }, 'a, inner.b, inner.c'],
    ['secret', '(root)'],
  ])('failurePath names the malformed fields of the value %j: %s', (value, path) => {
    expect(pathOf(value)).toBe(path)
  })
})

it.each([
  ['a file with bytes', { type: 'text/csv', content: new Uint8Array() }, true],
  ['a file with chunks', { type: 'text/csv', content: (async function* () {})() }, true],
  ['a file without a type', { content: new Uint8Array() }, false],
  ['a file with a number as type', { type: 1, content: new Uint8Array() }, false],
  ['a file without content', { type: 'text/csv' }, false],
  ['a file with a text as content', { type: 'text/csv', content: 'a,b' }, false],
  ['a file with an object as content', { type: 'text/csv', content: {} }, false],
  ['a file with null as content', { type: 'text/csv', content: null }, false],
  ['null', null, false],
  ['a text', 'file', false],
])('CALL-085 for %s (%j), FileReply.is returns %s', (_, value, isFile) => {
  expect(FileReply.is(value)).toBe(isFile)
  expect(FileReply.decode(value)._tag).toBe(isFile ? 'Right' : 'Left')
})

it.each([
  ['2026-03-01', Date.UTC(2026, 2, 1, 12)],
  ['2026-03-01T10:20Z', Date.UTC(2026, 2, 1, 10, 20)],
  ['2026-03-01T10:20:30Z', Date.UTC(2026, 2, 1, 10, 20, 30)],
  ['2026-03-01T10:20:30.5Z', Date.UTC(2026, 2, 1, 10, 20, 30, 500)],
  ['2026-03-01T10:20:30.123456789Z', Date.UTC(2026, 2, 1, 10, 20, 30, 123)],
  ['2026-03-01T10:20:30+02:30', Date.UTC(2026, 2, 1, 7, 50, 30)],
  ['2026-03-01T10:20:30-01:00', Date.UTC(2026, 2, 1, 11, 20, 30)],
  ['1767225600000', 1_767_225_600_000],
  [1_767_225_600_000, 1_767_225_600_000],
  [0, 0],
  [8_640_000_000_000_000, 8_640_000_000_000_000],
  [8_640_000_000_000_001, null],
  [1.5, null],
  ['17672256000', null],
  ['17672256000000000', null],
  ['2026-03-01T10:20', null],
  ['2026-03-01T10:20:30', null],
  ['2026-03-01T10:20:30.1234567890Z', null],
  ['2026-03-01T10Z', null],
  ['2026-13-01', null],
  ['2026-3-1', null],
  ['x2026-03-01', null],
  ['2026-03-01x', null],
  ['1 March 2026', null],
  ['', null],
  [true, null],
  [{}, null],
  [undefined, null],
])('W1 anyDate decodes %j as %j, where null means an invalid date', (written, read) => {
  expect(anyDate().decode(written)).toMatchObject({ _tag: 'Right', right: read })
})
