import { addressOf, type Call, facadePath, graphqlPath } from '@paydeck/adapters/wire/call'
import { type WireEntry, wireTable } from '@paydeck/adapters/wire/table'
import fc from 'fast-check'
import { arbitraryOf } from '../arbitraries/codec.ts'

const calls: ReadonlyArray<Call> = Object.values(wireTable)

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)

interface Request {
  readonly method: string
  /** Path of the URL, without the origin and the query string. */
  readonly path: string
  readonly body: string
}

/** Returns the provider call that a request sends. Null if the contract has no such call. */
const callOf = ({ method, path, body }: Request): Call | null => {
  const field = (key: string): unknown => Reflect.get(JSON.parse(body) as object, key)
  const isRequested = (call: Call): boolean => {
    if (call.kind === 'graphql') return path === graphqlPath && field('operationName') === call.name
    if (call.kind === 'facade') return path.startsWith(facadePath) && field('method') === call.name
    const address = addressOf(call.name)
    return address.method === method && patternOf(address.path).test(path)
  }
  return calls.find(isRequested) ?? null
}

type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>

/** Returns the provider call that a request sends, from the arguments of `fetch`. Null if the contract has no such call. */
export const requestedCall = (...[input, init = {}]: Parameters<Fetch>): Call | null => {
  const text = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url
  const path = new URL(text, 'http://localhost').pathname
  const body = typeof init.body === 'string' ? init.body : '{}'
  return callOf({ method: init.method ?? 'GET', path, body })
}

/** For each call, a function that sets the response fields that the page requires. All other fields stay arbitrary. */
export type RequiredFields = Readonly<Partial<Record<WireEntry, (reply: never) => unknown>>>

const json = (value: unknown): Response =>
  new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } })

/**
 * Makes a fake provider that returns well-formed responses with arbitrary values. Equal seeds give equal responses.
 * @returns a replacement for `fetch`
 */
export const anyProvider = (seed: number, needed: RequiredFields) => {
  const values = new Map<string, unknown>()
  const make = ({ name, reply }: Call): unknown => {
    const salt = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 0)
    const [value] = fc.sample(arbitraryOf<unknown>(reply), { seed: seed * 1_000_003 + salt, numRuns: 1 })
    const complete = (needed as Readonly<Record<string, (reply: unknown) => unknown>>)[name]
    return reply.encode(complete === undefined ? value : complete(value))
  }
  const answer = (call: Call): Response => {
    if (!values.has(call.name)) values.set(call.name, make(call))
    const value = values.get(call.name)
    if (call.kind === 'graphql') return json({ data: { user: value } })
    return json(call.kind === 'facade' ? { data: value ?? null } : (value ?? {}))
  }
  const fetch: Fetch = async (...request) => {
    const call = requestedCall(...request)
    return call === null ? new Response(null, { status: 404 }) : answer(call)
  }
  return fetch
}
