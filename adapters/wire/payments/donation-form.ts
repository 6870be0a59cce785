import * as t from 'io-ts'
import { facade } from '../call.ts'
import { record } from '../codec.ts'
import { file, FileReply } from '../file.ts'

/** Fetches the filled-in form of a donation as a PDF (CALL-084, CALL-085). */
export const getPdfForm = file(
  ['application/pdf'],
  facade({ name: 'getPdfForm', input: record({ invoiceId: t.string }), reply: FileReply }),
)
