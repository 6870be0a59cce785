import * as t from 'io-ts'
import { keyed, rest } from '../call.ts'
import { record } from '../codec.ts'
import { application } from './applications.ts'

/**
 * Creates a verification application for a product and returns it. If the user already has an application for the product,
 * returns this application (CALL-098, VERIF-059).
 */
export const postApplication = keyed(
  rest({
    name: 'POST /compliance/applications',
    input: record({ productName: t.string, notifyUser: t.boolean }),
    reply: application,
  }),
)
