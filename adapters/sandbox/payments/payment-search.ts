import type { Handlers } from '../calls/context.ts'
import type { Settle } from '../calls/settle.ts'
import { refuse } from '../kernel/refusals.ts'
import { countQuery, foundQuery, type Place } from './found-payments.ts'
import { countOf, toldOf } from './mixed-list.ts'
import { exported } from './payment-export.ts'

/** A place as the opaque mark of a page. */
const markOf = ({ at, id }: Place): string => Buffer.from(JSON.stringify([at, id])).toString('base64url')

const parsed = (mark: string): unknown => {
  try {
    return JSON.parse(Buffer.from(mark, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}

const placeOf = (mark: string): Place => {
  const [at, id]: ReadonlyArray<unknown> = [parsed(mark)].flat()
  return Number.isSafeInteger(at) && typeof id === 'string' && !id.includes('\u0000')
    ? { at: Number(at), id }
    : refuse(422, 'The mark of the page before is not known.')
}

/** `settle` brings the user's payments and payouts up to date before they are looked through. */
export const makePaymentSearchHandlers = (settle: Settle) =>
  ({
    FindPayments: async (context, { limit, after, ...wanted }) => {
      const most = countOf(limit)
      const behind = after === undefined ? null : placeOf(after)
      await settle(context)
      // One more than is told says whether that is all.
      const { rows } = await foundQuery(context, wanted, behind, most + 1).execute(context.database)
      const marks = rows.slice(0, most)
      const last = rows.length > most ? marks.at(-1) : undefined
      const [counted] = (await countQuery(context, wanted).execute(context.database)).rows
      return {
        foundPayments: {
          items: await toldOf(context, marks),
          after: last === undefined ? null : markOf(last),
          total: Number(counted?.count),
        },
      }
    },
    'POST /payments/export': async (context, { format, ...wanted }) => {
      await settle(context)
      // What cannot be looked for is refused before the answer begins.
      await foundQuery(context, wanted, null, 1).execute(context.database)
      return exported(context, wanted, format)
    },
  }) satisfies Handlers<'FindPayments' | 'POST /payments/export'>
