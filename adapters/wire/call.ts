import type * as t from 'io-ts'
import type { FileAnswer } from './file.ts'

type Codec<A> = t.Type<A, unknown, unknown>

/** The value that a call takes or gives. */
export type InputOf<C> = C extends { readonly input: Codec<infer A> } ? A : never
export type ReplyOf<C> = C extends { readonly reply: Codec<infer A> } ? A : never

export type Method = 'GET' | 'POST' | 'PUT'

/**
 * A REST call as data, from which client and sandbox are derived. `name` is its method and path, such as "GET
 * /rates/history/:code/USD". Input keys of the path fill the path. The other keys go into the query of a GET, and into the JSON
 * body of other methods.
 */
export interface RestCall<Name extends string, I, R> {
  readonly kind: 'rest'
  readonly name: Name
  /** 'none' only where no CSRF value can be known yet (CALL-011). */
  readonly csrf: 'header' | 'none'
  readonly input: Codec<I>
  readonly reply: Codec<R>
}

/** @__NO_SIDE_EFFECTS__ */
export const rest = <const Name extends `${Method} /${string}`, I, R>(call: {
  readonly name: Name
  readonly csrf?: 'header' | 'none'
  readonly input: Codec<I>
  readonly reply: Codec<R>
}): RestCall<Name, I, R> => ({ kind: 'rest', csrf: 'header', ...call })

/** Token of a call: the user's, or that of an invited recipient (CALL-012). */
export type TokenKind = 'user' | 'payee'

/** A GraphQL operation as data. Its document selects fields below the root field `user(token, csrf)` (CALL-008). */
export interface GraphqlCall<Name extends string, I, R> {
  readonly kind: 'graphql'
  readonly name: Name
  readonly document: string
  readonly token: TokenKind
  /** The operation's own variables; token and csrf are added by the client. */
  readonly input: Codec<I>
  /** Reply below `user`. */
  readonly reply: Codec<R>
}

/** @__NO_SIDE_EFFECTS__ */
export const graphql = <const Name extends string, I, R>(call: {
  readonly name: Name
  readonly document: string
  readonly token?: TokenKind
  readonly input: Codec<I>
  readonly reply: Codec<R>
}): GraphqlCall<Name, I, R> => ({ kind: 'graphql', token: 'user', ...call })

/** A method of POST /api/dashboard[/{token}] as data (CALL-077). */
export interface FacadeCall<Name extends string, I, R> {
  readonly kind: 'facade'
  readonly name: Name
  readonly facade: 'public' | 'user'
  /** 'path' for every method whose caller can know the user token (CALL-078). */
  readonly token: 'none' | 'path'
  /** `params`, sent as JSON text. */
  readonly input: Codec<I>
  readonly reply: Codec<R>
}

/** @__NO_SIDE_EFFECTS__ */
export const facade = <const Name extends string, I, R>(call: {
  readonly name: Name
  readonly facade?: 'public' | 'user'
  readonly token?: 'none' | 'path'
  readonly input: Codec<I>
  readonly reply: Codec<R>
}): FacadeCall<Name, I, R> => ({ kind: 'facade', facade: 'user', token: 'path', ...call })

/** A call that makes something each time, so that it is sent with an idempotency key: a repetition is known by it (F4). */
export interface Keyed {
  readonly keyed: true
}

/** @__NO_SIDE_EFFECTS__ */
export const keyed = <C extends { readonly kind: 'rest' | 'graphql' }>(call: C): C & Keyed => ({ ...call, keyed: true })

/**
 * A stream of server-sent events as data. `name` is its method and path. Input keys fill the path. The query value `csrfQuery`
 * carries the CSRF value, since an event source cannot set headers (CALL-011).
 */
export interface StreamCall<Name extends string, D> {
  readonly kind: 'stream'
  readonly name: Name
  /** The name of its events. */
  readonly event: string
  /** Data of an event, as JSON. */
  readonly data: Codec<D>
}

/** @__NO_SIDE_EFFECTS__ */
export const stream = <const Name extends `GET /${string}`, D>(call: {
  readonly name: Name
  readonly event: string
  readonly data: Codec<D>
}): StreamCall<Name, D> => ({ kind: 'stream', ...call })

type Loose<C> = Omit<C, 'input' | 'reply'> & { readonly input: t.Mixed; readonly reply: t.Mixed }

/** Any call, where only its shape matters. */
export type Call =
  | (Loose<RestCall<string, unknown, unknown>> & Partial<Keyed> & Partial<FileAnswer>)
  | (Loose<GraphqlCall<string, unknown, unknown>> & Partial<Keyed>)
  | (Loose<FacadeCall<string, unknown, unknown>> & Partial<FileAnswer>)

/** Any stream, where only its shape matters. */
export type Stream = Omit<StreamCall<string, unknown>, 'data'> & { readonly data: t.Mixed }

/** An answer that takes longer than this counts as none; milliseconds. */
export const requestTimeout = 30_000

export const graphqlPath = '/api/dashboard/graphql'
export const facadePath = '/api/dashboard'

/** The CSRF header of every REST call (CALL-005). */
export const csrfHeader = 'x-csrf-token'

/** The query value that carries the CSRF value of a stream (CALL-011). */
export const csrfQuery = 'csrf'

/** An open stream says something at least this often, be it a comment; milliseconds. One that says nothing is dead. */
export const keepAliveInterval = 15_000

/**
 * Id of the data block (`<script type="application/json">`) with the first responses. The server of the document may add it: an
 * object of response bodies by call name, as the calls would respond at that moment. The client requests what is missing.
 */
export const firstAnswersId = 'paydeck-first-answers'

/** Header of the idempotency key. A send with a key takes effect once, however often it is repeated (F4). */
export const keyHeader = 'idempotency-key'

export interface RestAddress {
  readonly method: Method
  /** Path with its ":key" parts as they stand. */
  readonly path: string
}

export const addressOf = (name: string): RestAddress => {
  const [method = 'GET', path = '/'] = name.split(' ')
  return { method: method as Method, path }
}

/** The body of a GraphQL request (CALL-008). */
export const graphqlBody = (operation: {
  readonly name: string
  readonly document: string
  readonly variables: Readonly<Record<string, unknown>>
}): string =>
  JSON.stringify({ operationName: operation.name, query: operation.document, variables: operation.variables })

/** The body of a facade request (CALL-077). */
export const facadeBody = (request: {
  readonly csrf: string
  readonly facade: 'public' | 'user'
  readonly method: string
  readonly params: unknown
}): string =>
  JSON.stringify({
    csrf: request.csrf,
    facade: request.facade,
    method: request.method,
    params: JSON.stringify(request.params ?? {}),
  })
