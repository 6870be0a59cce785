import type * as t from 'io-ts'
import type { FileAnswer } from './file.ts'

type Codec<A> = t.Type<A, unknown, unknown>

/** Types of the input and of the reply of a call. */
export type InputOf<C> = C extends { readonly input: Codec<infer A> } ? A : never
export type ReplyOf<C> = C extends { readonly reply: Codec<infer A> } ? A : never

export type Method = 'GET' | 'POST' | 'PUT'

/**
 * Description of a REST call, used by the client and by the sandbox. `name` is the method and path, such as "GET
 * /rates/history/:code/USD". Input keys that occur in the path fill the path. The other keys go into the query of a GET, and
 * into the JSON body of other methods.
 */
export interface RestCall<Name extends string, I, R> {
  readonly kind: 'rest'
  readonly name: Name
  /**
   * Part of the request that carries the CSRF value. 'none' is only for calls that the app sends before it has a CSRF value
   * (CALL-011).
   */
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

/** Token that a call carries: the token of the signed-in user, or the token of an invited payout recipient (CALL-012). */
export type TokenKind = 'user' | 'payee'

/** Description of a GraphQL operation. The document selects fields of the root field `user(token, csrf)` (CALL-008). */
export interface GraphqlCall<Name extends string, I, R> {
  readonly kind: 'graphql'
  readonly name: Name
  readonly document: string
  readonly token: TokenKind
  /** Variables of the operation. The client adds token and csrf. */
  readonly input: Codec<I>
  /** Content of the root field `user` in the response. */
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

/** Description of a method of POST /api/dashboard[/{token}] (CALL-077). */
export interface FacadeCall<Name extends string, I, R> {
  readonly kind: 'facade'
  readonly name: Name
  readonly facade: 'public' | 'user'
  /**
   * Part of the request that carries the user token. 'path' is for methods that the app calls after it has received the
   * token (CALL-078).
   */
  readonly token: 'none' | 'path'
  /** Content of `params`, sent as JSON text. */
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

/**
 * Marks a call that would create another object if the client sent it again. The client therefore adds an idempotency key,
 * with which the provider recognises repeated sends (F4).
 */
export interface Keyed {
  readonly keyed: true
}

/** @__NO_SIDE_EFFECTS__ */
export const keyed = <C extends { readonly kind: 'rest' | 'graphql' }>(call: C): C & Keyed => ({ ...call, keyed: true })

/**
 * Description of a stream of server-sent events. `name` is the method and path. Input keys fill the path. The query value
 * `csrfQuery` carries the CSRF value, since an event source cannot set headers (CALL-011).
 */
export interface StreamCall<Name extends string, D> {
  readonly kind: 'stream'
  readonly name: Name
  /** Name of the events in the stream. */
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

/** Any call, for code that needs only what all calls have in common. */
export type Call =
  | (Loose<RestCall<string, unknown, unknown>> & Partial<Keyed> & Partial<FileAnswer>)
  | (Loose<GraphqlCall<string, unknown, unknown>> & Partial<Keyed>)
  | (Loose<FacadeCall<string, unknown, unknown>> & Partial<FileAnswer>)

/** Any stream, for code that needs only what all streams have in common. */
export type Stream = Omit<StreamCall<string, unknown>, 'data'> & { readonly data: t.Mixed }

/** Time in milliseconds after which a request without a response times out. */
export const requestTimeout = 30_000

export const graphqlPath = '/api/dashboard/graphql'
export const facadePath = '/api/dashboard'

/** Name of the CSRF header, which every REST call carries (CALL-005). */
export const csrfHeader = 'x-csrf-token'

/** Name of the query parameter that carries the CSRF value of a stream (CALL-011). */
export const csrfQuery = 'csrf'

/**
 * Maximum time in milliseconds between two messages of an open stream, including comments. If a stream is silent for longer,
 * its connection is dead.
 */
export const keepAliveInterval = 15_000

/**
 * Id of the script element of type `application/json` in which the server can embed response bodies into the document. The
 * content of the element is a list of `FirstEntry`. The responses are as current as if the page had made
 * the calls. The client sends the calls whose responses are missing in the list.
 */
export const firstAnswersId = 'paydeck-first-answers'

/** Response of a call that the server embeds into the document. */
export interface FirstAnswer {
  readonly call: string
  /** Encoded input of the call, without CSRF value and token; `{}` for a call without input. */
  readonly input: unknown
  readonly body: unknown
}

/**
 * GraphQL call that the document asks the head start to send, because the server does not know the time zone of the browser.
 * The head start adds the variable `timeZone`, an IANA zone.
 */
export interface FirstRequest {
  readonly call: string
  /** Encoded input of the call, without CSRF value, token and time zone. */
  readonly input: unknown
  /** Text of the GraphQL operation. */
  readonly document: string
}

/** Entry of the block in the document. */
export type FirstEntry = FirstAnswer | FirstRequest

/**
 * Name of the header with the idempotency key. The provider executes a call with the same key only once, however often the
 * client sends it (F4).
 */
export const keyHeader = 'idempotency-key'

/** Response header with the id under which the provider has logged the request (ERR-087). */
export const requestIdHeader = 'x-request-id'

export interface RestAddress {
  readonly method: Method
  /** Path with placeholders such as ":key". */
  readonly path: string
}

export const addressOf = (name: string): RestAddress => {
  const [method = 'GET', path = '/'] = name.split(' ')
  return { method: method as Method, path }
}

/** Builds the body of a GraphQL request (CALL-008). */
export const graphqlBody = (operation: {
  readonly name: string
  readonly document: string
  readonly variables: Readonly<Record<string, unknown>>
}): string =>
  JSON.stringify({ operationName: operation.name, query: operation.document, variables: operation.variables })

/** Builds the body of a facade request (CALL-077). */
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
