import * as t from 'io-ts'
import { list, nullable, record } from './codec.ts'

/** Outer object of every GraphQL response. It contains the data below `user`, or the errors (CALL-008, CALL-009). */
export const GraphqlEnvelope = record(
  { data: nullable(record({ user: t.unknown })) },
  { errors: list(record({ message: t.string })) },
)
export type GraphqlEnvelope = t.TypeOf<typeof GraphqlEnvelope>

/** Outer object of every facade response (CALL-078). */
export const FacadeEnvelope = record({}, { data: t.unknown, error: t.string })
