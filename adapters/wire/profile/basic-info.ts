import { AccessType } from '@paydeck/core/model'
import * as t from 'io-ts'
import { graphql } from '../call.ts'
import { list, nothing, nullable, record } from '../codec.ts'
import { startGetBasicInfo as document } from '../start-documents.ts'

/** Reads the signed-in user (CALL-016, SESS-024 to SESS-034). */
export const startGetBasicInfo = graphql({
  name: 'START_GET_BASIC_INFO',
  document,
  input: nothing,
  reply: record({
    id: t.string,
    name: nullable(t.string),
    firstName: nullable(t.string),
    lastName: nullable(t.string),
    email: t.string,
    experiments: list(t.string),
    optInEmailMarketing: t.boolean,
    accessTypes: list(AccessType),
    nationalIdentityNumber: nullable(t.string),
    nationalIdentityIssuer: nullable(t.string),
  }),
})
