import { failurePath } from '@paydeck/adapters/wire/codec'
import type { FastifyRequest } from 'fastify'
import { either as E } from 'fp-ts'
import type * as t from 'io-ts'
import { parseObject } from '../calls/body.ts'
import { refuse } from '../kernel/refusals.ts'

/** Parses the body of a request to the control API. If the request has no body, parses an empty object. */
export const read = <A>(codec: t.Type<A, unknown, unknown>, request: FastifyRequest): A => {
  const body = typeof request.body === 'string' && request.body !== '' ? parseObject(request.body) : {}
  const decoded = codec.decode(body)
  if (E.isLeft(decoded)) return refuse(400, `The request is not valid: ${failurePath(decoded.left)}.`)
  return decoded.right
}
