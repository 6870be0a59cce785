import { type Fault, rejected } from '@paydeck/core'
import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { csrfHeader, type FacadeCall, facadeBody, facadePath } from '../wire/call.ts'
import { FacadeEnvelope } from '../wire/envelope.ts'
import type { HeldCredentials } from './credentials.ts'
import { decodeReply, type Http, type HttpRequest } from './http.ts'
import { fieldsOf } from './json.ts'

export interface FacadeClient {
  readonly call: <Name extends string, I, R>(call: FacadeCall<Name, I, R>) => (input: I) => TE.TaskEither<Fault, R>
}

/** Builds the request of a facade method with the current credentials. */
export const facadeRequest = <Name extends string, I, R>(
  call: FacadeCall<Name, I, R>,
  input: I,
  { csrf, tokens }: HeldCredentials,
): HttpRequest => {
  const params = fieldsOf(call.input.encode(input))
  return {
    method: 'POST',
    path: call.token === 'path' ? `${facadePath}/${encodeURIComponent(tokens?.user ?? '')}` : facadePath,
    headers: { accept: 'application/json', 'content-type': 'application/json', [csrfHeader]: csrf },
    body: facadeBody({ csrf, facade: call.facade, method: call.name, params }),
    input: params,
  }
}

/** Client for the methods of POST /api/dashboard[/{token}] (CALL-077, CALL-078). */
export const makeFacadeClient = (http: Http): FacadeClient => ({
  call: (call) => (input) =>
    http.ask(
      call,
      (held) => facadeRequest(call, input, held),
      F.flow(
        TE.flatMapEither(decodeReply(call.name, FacadeEnvelope)),
        TE.flatMapEither(({ data, error }) => (error === undefined ? E.right(data) : E.left(rejected(200, error)))),
      ),
    ),
})
