import {
  addressOf,
  type Call,
  csrfHeader,
  facadeBody,
  facadePath,
  graphqlBody,
  graphqlPath,
} from '@paydeck/adapters/wire/call'
import { type WireEntry, wireTable } from '@paydeck/adapters/wire/table'
import type { Client } from './running.ts'
import { samples } from './samples.ts'

/** Names of all calls in the call table, so that the tests also cover calls that are added later. */
export const entries: ReadonlyArray<WireEntry> = Object.keys(wireTable).filter(
  (name): name is WireEntry => name in wireTable,
)

export const callOf = (name: WireEntry): Call => wireTable[name]

/** CSRF value and product tokens with which a request proves that the app sent it. */
export interface Proof {
  readonly csrf: string
  readonly userToken: string
  readonly payeeToken: string | null
}

export const proofOf = ({ csrf, tokens }: Client): Proof => ({ csrf, userToken: tokens.user, payeeToken: tokens.payee })

export interface RawRequest {
  readonly path: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

type Fields = Readonly<Record<string, unknown>>

export const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {})

const text = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()

const restRequest = (name: WireEntry, fields: Fields, csrf: string): RawRequest => {
  const { method, path } = addressOf(name)
  const keys = [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '')
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(text(fields[key])))
  const rest = Object.fromEntries(Object.entries(fields).filter(([key]) => !keys.includes(key)))
  const query =
    method === 'GET' ? new URLSearchParams(Object.entries(rest).map(([key, value]) => [key, text(value)])) : ''
  return {
    method,
    path: String(query) === '' ? filled : `${filled}?${String(query)}`,
    headers: { ...(method === 'GET' ? {} : { 'content-type': 'application/json' }), [csrfHeader]: csrf },
    body: method === 'GET' ? null : JSON.stringify(rest),
  }
}

/** Builds the HTTP request of a call, as a client would. Input, CSRF value and tokens may be invalid. */
export const requestFor = (name: WireEntry, input: unknown, proof: Proof): RawRequest => {
  const call = callOf(name)
  const { csrf, userToken, payeeToken } = proof
  if (call.kind === 'rest') return restRequest(name, fieldsOf(input), csrf)
  const post = { method: 'POST', headers: { 'content-type': 'application/json' } }
  if (call.kind === 'facade') {
    const path = call.token === 'none' ? facadePath : `${facadePath}/${encodeURIComponent(userToken)}`
    return { ...post, path, body: facadeBody({ csrf, facade: call.facade, method: name, params: input ?? {} }) }
  }
  const token = call.token === 'payee' ? (payeeToken ?? userToken) : userToken
  const variables = { ...fieldsOf(input), token, csrf }
  return { ...post, path: graphqlPath, body: graphqlBody({ name, document: call.document, variables }) }
}

export const sampleFor = (name: WireEntry, caller: { readonly email: string }): unknown => samples[name](caller)

export const initOf = (
  { method, headers, body }: RawRequest,
  more: Readonly<Record<string, string>> = {},
): RequestInit => ({
  method,
  headers: { ...headers, ...more },
  body,
})
