import * as t from 'io-ts'
import { facade } from '../call.ts'
import { record } from '../codec.ts'
import { file, FileReply } from '../file.ts'

/** PDF of a donation's filled-in form (CALL-084, CALL-085). */
export const getPdfForm = file(
  ['application/pdf'],
  facade({ name: 'getPdfForm', input: record({ invoiceId: t.string }), reply: FileReply }),
)
