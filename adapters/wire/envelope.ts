import * as t from 'io-ts'
import { list, nullable, record } from './codec.ts'

/** What every GraphQL answer is wrapped in: the data below `user`, or what went wrong (CALL-008, CALL-009). */
export const GraphqlEnvelope = record(
  { data: nullable(record({ user: t.unknown })) },
  { errors: list(record({ message: t.string })) },
)
export type GraphqlEnvelope = t.TypeOf<typeof GraphqlEnvelope>

/** What every facade answer is wrapped in (CALL-078). */
export const FacadeEnvelope = record({}, { data: t.unknown, error: t.string })
