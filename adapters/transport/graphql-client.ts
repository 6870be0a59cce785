import { type Fault, malformed, rejected } from '@paydeck/core'
import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { type GraphqlCall, graphqlBody, graphqlPath, type TokenKind } from '../wire/call.ts'
import { GraphqlEnvelope } from '../wire/envelope.ts'
import type { HeldCredentials } from './credentials.ts'
import { decodeReply, type Http, type Send } from './http.ts'
import { fieldsOf } from './json.ts'

export interface GraphqlClient {
  readonly call: <Name extends string, I, R>(call: GraphqlCall<Name, I, R>) => Send<I, R>
}

/**
 * Returns the content of the response's root field `user`. If the response contains errors, returns the fault with the first
 * error message (CALL-009).
 */
const contentOf = (name: string, answer: GraphqlEnvelope): E.Either<Fault, unknown> => {
  const [error] = answer.errors ?? []
  if (error !== undefined) return E.left(rejected(200, error.message))
  return answer.data === null ? E.left(malformed(`${name}: no data`)) : E.right(answer.data.user)
}

const tokenOf = ({ tokens }: HeldCredentials, kind: TokenKind): string =>
  (kind === 'payee' ? tokens?.payee : null) ?? tokens?.user ?? ''

/**
 * Creates the client for GraphQL operations. The client adds token and CSRF value to the variables of every operation
 * (CALL-006), and caches nothing (CALL-007).
 */
export const makeGraphqlClient = (http: Http): GraphqlClient => ({
  call: (call) => (input, headers) =>
    http.ask(
      call,
      (held) => {
        const fields = fieldsOf(call.input.encode(input))
        return {
          method: 'POST',
          path: graphqlPath,
          headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
          body: graphqlBody({
            name: call.name,
            document: call.document,
            variables: { ...fields, token: tokenOf(held, call.token), csrf: held.csrf },
          }),
          input: fields,
        }
      },
      F.flow(
        TE.flatMapEither(decodeReply(call.name, GraphqlEnvelope)),
        TE.flatMapEither((answer) => contentOf(call.name, answer)),
      ),
    ),
})
