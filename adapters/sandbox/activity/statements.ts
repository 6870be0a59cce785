import type { CallContext, Handlers } from '../calls/context.ts'
import type { RunDueWork } from '../calls/due-work.ts'
import { refuse } from '../kernel/refusals.ts'
import { statementPdf } from './statement-pdf.ts'
import { type Month, statementQuery } from './statement-queries.ts'
import { zoneOf } from './time-zone.ts'

/** Returns the year and the month of an instant, as in "2026-10". */
const monthAt = (at: number, timeZone: string): string => {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit' }).formatToParts(at)
  const [year = '', month = ''] = ['year', 'month'].map((wanted) => parts.find(({ type }) => type === wanted)?.value)
  return `${year}-${month}`
}

/** Refuses a month that no statement can have. */
const checkMonth = (year: string, month: string, current: string): void => {
  if (!/^[12]\d{3}$/.test(year)) refuse(422, 'The year is not valid. Use four digits, as in 2026.', { field: 'year' })
  if (!/^(?:0[1-9]|1[0-2])$/.test(month)) {
    refuse(422, 'The month is not valid. Use two digits from 01 to 12.', { field: 'month' })
  }
  if (`${year}-${month}` > current) {
    refuse(422, 'This month has not begun. Choose the current month or an earlier one.', { field: 'month' })
  }
}

const contentOf = async ({ database, user }: CallContext, month: Month) => {
  const [statement] = (await statementQuery(user.id, month).execute(database)).rows
  if (statement === undefined) throw new Error('The statement is always one row.')
  return statement
}

/** Makes the handler of statements. `runDueWork` first updates everything that is due of the account. */
export const makeStatementHandlers = (runDueWork: RunDueWork) =>
  ({
    'GET /statements/:year/:month.pdf': async (context, { year, month, timeZone }) => {
      const zone = zoneOf(timeZone)
      const at = context.now()
      const current = monthAt(at, zone)
      checkMonth(year, month, current)
      await runDueWork(context)
      const { user, productName } = context
      const content = await statementPdf({
        ...(await contentOf(context, { year: Number(year), month: Number(month), zone })),
        year: Number(year),
        month: Number(month),
        zone,
        isRunning: `${year}-${month}` === current,
        owner: `${user.firstName} ${user.lastName}`.trim() || user.email,
        at,
        productName,
      })
      return { type: 'application/pdf', content }
    },
  }) satisfies Handlers<'GET /statements/:year/:month.pdf'>
