import * as t from 'io-ts'
import { keyed, rest } from '../call.ts'
import { record } from '../codec.ts'
import { application } from './applications.ts'

/**
 * Creates an application for a product and returns it. Returns the existing application if there is one (CALL-098,
 * VERIF-059).
 */
export const postApplication = keyed(
  rest({
    name: 'POST /compliance/applications',
    input: record({ productName: t.string, notifyUser: t.boolean }),
    reply: application,
  }),
)
