import * as t from 'io-ts'
import { rest } from '../call.ts'
import { record } from '../codec.ts'
import { file, FileReply } from '../file.ts'

/** Converts a month of the core to the input of the call. `month` is 1 for January. */
export const toStatementInput = ({
  year,
  month,
  timeZone,
}: {
  readonly year: number
  readonly month: number
  readonly timeZone: string
}) => ({ year: `${year}`.padStart(4, '0'), month: `${month}`.padStart(2, '0'), timeZone })

/**
 * Fetches the statement of a month as a tagged PDF (STMT-005). The call is not in the specification, so not every provider
 * supports it. `year` has four digits and `month` has two, as in "/statements/2026/10.pdf". `timeZone` is an IANA zone.
 */
export const getMonthStatement = file(
  ['application/pdf'],
  rest({
    name: 'GET /statements/:year/:month.pdf',
    input: record({ year: t.string, month: t.string, timeZone: t.string }),
    reply: FileReply,
  }),
)
