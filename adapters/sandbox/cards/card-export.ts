import type { InputOf } from '@paydeck/adapters/wire/call'
import type { exportGalileoCsv } from '@paydeck/adapters/wire/cards/card-export'
import { decimalText } from '@paydeck/core/model'
import type { CallContext, Handlers } from '../calls/context.ts'
import type { RunDueWork } from '../calls/due-work.ts'
import { notFound, refuse } from '../kernel/refusals.ts'
import { runDueCardWork } from './card-moves.ts'
import { type Card, ownCard } from './own-card.ts'
import { notesOf, reportType } from './record-types.ts'

type ReportInput = InputOf<typeof exportGalileoCsv>

const isYear = (year: number): boolean => Number.isInteger(year) && year >= 2000 && year <= 9998

/**
 * Returns the settled transactions of a card that moved money in a UTC year, oldest first, in the form of the programme's
 * report.
 */
const report = async (runDueWork: RunDueWork, context: CallContext, input: ReportInput, provider: Card['provider']) => {
  const { debitCardId, year, lastFour } = input
  const card = await ownCard(context, debitCardId)
  // Responds as if the card did not exist if the request states different last digits.
  if (card.lastFourDigits !== lastFour) notFound()
  if (card.provider !== provider || input.provider !== provider)
    refuse(422, 'This card belongs to another card program.')
  if (!isYear(year)) refuse(422, 'Enter a year with four digits.')
  await runDueWork(context)
  await runDueCardWork(context, context.user)
  const rows = await context.database
    .selectFrom('cardTransactions')
    .select(['postedAt', 'description', 'type', 'displayPrice'])
    .where('cardId', '=', card.id)
    .where('status', '=', 'settled')
    .where('postedAt', '>=', Date.UTC(year, 0))
    .where('postedAt', '<', Date.UTC(year + 1, 0))
    .where('type', 'not in', notesOf(provider))
    .orderBy('postedAt')
    .orderBy('id')
    .execute()
  return rows.map(({ postedAt, description, type, displayPrice }) => ({
    date: postedAt ?? 0,
    description,
    type: reportType(provider, type),
    amount: decimalText(displayPrice),
  }))
}

/** Creates the call handlers for card reports. They call `runDueWork` first, which credits paid top-ups to their cards. */
export const makeCardExportHandlers = (runDueWork: RunDueWork) =>
  ({
    ExportFirstViewCsv: async (context, input) => ({
      firstViewCsv: await report(runDueWork, context, input, 'firstView'),
    }),
    ExportGalileoCsv: async (context, input) => ({ galileoCsv: await report(runDueWork, context, input, 'galileo') }),
  }) satisfies Handlers<'ExportFirstViewCsv' | 'ExportGalileoCsv'>
