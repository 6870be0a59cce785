import { attempt, type Fault, malformed, rejected, unauthorized, unreachable } from '@paydeck/core'
import { either as E, function as F, taskEither as TE } from 'fp-ts'
import type * as t from 'io-ts'
import { requestIdHeader, requestTimeout } from '../wire/call.ts'
import { failurePath } from '../wire/codec.ts'
import type { CredentialStore, HeldCredentials } from './credentials.ts'
import { fieldsOf, fromJson } from './json.ts'
import type { SessionRenewal } from './session-renewal.ts'

/** Outgoing request. */
export interface HttpRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
  /** Encoded input of the call. Default: `{}`. */
  readonly input?: unknown
  /** Signal that aborts the request. Default: a timeout of `requestTimeout`. */
  readonly signal?: AbortSignal
}

/** Dependencies of the transport. */
export interface HttpPorts {
  readonly fetch: typeof globalThis.fetch
  /** Origin that precedes every path. Empty in a browser, so that all requests go to the page's own origin. */
  readonly origin: string
  readonly credentials: Pick<CredentialStore, 'held'>
  readonly renewal: SessionRenewal
  /** Navigates to the login page. Called after each 401, even if the navigation has already begun. */
  readonly onUnauthorized: () => void
  /**
   * Returns the response to a request that the head start script sent before the app was loaded. Each response is returned
   * only once. Null if the script has no response to the call with this input.
   */
  readonly headStart: (name: string, input: unknown) => Promise<Response | null> | null
}

/** Sends a call, with additional headers where needed. */
export type Send<I, R> = (input: I, headers?: HttpRequest['headers']) => TE.TaskEither<Fault, R>

/** Builds a request, with the credentials that the client currently holds. */
export type BuildRequest = (held: HeldCredentials) => HttpRequest

export interface Http {
  /** Sends the request that `build` returns. Succeeds with a 2xx response; any other outcome is a fault. */
  readonly send: (name: string, build: BuildRequest) => TE.TaskEither<Fault, Response>
  /**
   * Sends a call and decodes the JSON body of its response.
   * @param open extracts the reply from its envelope
   */
  readonly ask: <R>(
    call: { readonly name: string; readonly reply: t.Type<R, unknown, unknown> },
    build: BuildRequest,
    open: (body: TE.TaskEither<Fault, unknown>) => TE.TaskEither<Fault, unknown>,
  ) => TE.TaskEither<Fault, R>
  /** Names of the calls that got no response, by name and input. A later response to the same call removes the entry. */
  readonly lostCalls: Map<string, string>
}

/**
 * Values of an error's `code` with which the provider reports that the CSRF value or the token belongs to another session
 * (CALL-010).
 */
const staleCodes: ReadonlyArray<unknown> = ['csrf', 'token']

const parse = (text: string): unknown => (text === '' ? undefined : fromJson(text, notJson))
const notJson = Symbol('not JSON')

export const bodyOf = (name: string, response: Response): TE.TaskEither<Fault, unknown> =>
  F.pipe(
    attempt<Fault, string>(
      () => response.text(),
      () => unreachable,
    ),
    TE.map(parse),
    TE.filterOrElse(
      (value) => value !== notJson,
      (): Fault => malformed(`${name}: not JSON`),
    ),
  )

/**
 * Decodes a value with a codec. If the value does not match, the fault names the path of the mismatch, but never the value.
 */
export const decodeReply =
  <A>(name: string, codec: t.Type<A, unknown, unknown>) =>
  (value: unknown): E.Either<Fault, A> =>
    F.pipe(
      codec.decode(value),
      E.mapLeft((errors) => malformed(`${name}: ${failurePath(errors)}`)),
    )

const textOf = (body: unknown, key: string): string | null => {
  const value = fieldsOf(body)[key]
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

const secondsOf = (header: string | null): number | null =>
  header !== null && /^\d{1,6}$/.test(header) ? Number(header) : null

interface Refused {
  readonly fault: Fault
  readonly stale: boolean
}

const refusalOf = async (response: Response, isReplaced: () => Promise<boolean>): Promise<Refused> => {
  if (response.status === 401) return { fault: unauthorized, stale: await isReplaced() }
  const body = parse(await response.text().catch(() => ''))
  const message = textOf(body, 'error') ?? textOf(body, 'message')
  const requestId = response.status >= 500 ? response.headers.get(requestIdHeader) : null
  return {
    fault: {
      ...rejected(response.status, message, secondsOf(response.headers.get('retry-after')), textOf(body, 'field')),
      ...(requestId === null ? {} : { requestId }),
    },
    stale: response.status === 403 && staleCodes.includes(textOf(body, 'code')),
  }
}

export const makeHttp = (ports: HttpPorts): Http => {
  const { renewal } = ports
  /** Session renewal in progress. Calls that the provider refuses in the meantime wait for the same renewal (SESS-017). */
  let running: Promise<E.Either<Fault, void>> | null = null
  const renew: TE.TaskEither<Fault, void> = () => {
    running ??= renewal.renew().finally(() => {
      running = null
    })
    return running
  }

  const respond = async (name: string, request: HttpRequest): Promise<Response> =>
    (await ports.headStart(name, request.input ?? {})) ??
    ports.fetch(ports.origin + request.path, {
      method: request.method,
      headers: request.headers,
      body: request.body,
      // Responses are never cached, and requests always carry the session cookie (CALL-003, CALL-007).
      cache: 'no-store',
      credentials: 'include',
      signal: request.signal ?? AbortSignal.timeout(requestTimeout),
    })

  const once =
    (name: string, build: (held: HeldCredentials) => HttpRequest): TE.TaskEither<Refused, Response> =>
    () => {
      const held = ports.credentials.held()
      const isReplaced = () => renewal.isReplaced(name, held.csrf)
      return F.pipe(
        attempt<Refused, Response>(
          () => respond(name, build(held)),
          () => ({ fault: unreachable, stale: false }),
        ),
        TE.flatMap((response) =>
          response.ok ? TE.right(response) : TE.leftTask(() => refusalOf(response, isReplaced)),
        ),
      )()
    }

  const lostCalls = new Map<string, string>()
  const send: Http['send'] = (name, build) =>
    F.pipe(
      once(name, build),
      // The refused call had no effect, so it is safe to send it once more with the new credentials.
      TE.orElse((refused) =>
        // A refused call of the renewal itself must not wait for the renewal that it belongs to.
        refused.stale && !(running !== null && renewal.calls.includes(name))
          ? F.pipe(
              renew,
              TE.mapLeft((fault): Refused => ({ fault, stale: false })),
              TE.flatMap(() => once(name, build)),
            )
          : TE.left(refused),
      ),
      TE.mapLeft(({ fault }) => fault),
      TE.orElseFirstIOK((fault) => () => {
        if (fault._tag === 'Unauthorized') ports.onUnauthorized()
      }),
    )
  return {
    lostCalls,
    send,
    ask: ({ name, reply }, build, open) => {
      const call = F.pipe(
        send(name, build),
        TE.flatMap((response) => bodyOf(name, response)),
        open,
        TE.flatMapEither(decodeReply(name, reply)),
      )
      return async () => {
        const result = await call()
        const key = name + JSON.stringify(build(ports.credentials.held()).input)
        lostCalls.delete(key)
        if (E.isLeft(result) && result.left._tag === 'Unreachable') lostCalls.set(key, name)
        return result
      }
    },
  }
}
