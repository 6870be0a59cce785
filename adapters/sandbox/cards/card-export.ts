import type { InputOf } from '@paydeck/adapters/wire/call'
import type { exportGalileoCsv } from '@paydeck/adapters/wire/cards/card-export'
import { decimalText } from '@paydeck/core/model'
import type { CallContext, Handlers } from '../calls/context.ts'
import type { RunDueWork } from '../calls/due-work.ts'
import { notFound, refuse } from '../kernel/refusals.ts'
import { runDueWork } from './card-moves.ts'
import { type Card, ownCard } from './own-card.ts'
import { notesOf, reportType } from './record-types.ts'

type ReportInput = InputOf<typeof exportGalileoCsv>

const isYear = (year: number): boolean => Number.isInteger(year) && year >= 2000 && year <= 9998

/**
 * Returns a card's settled transactions that moved money in a UTC year, oldest first, as the programme reports them.
 */
const report = async (settle: RunDueWork, context: CallContext, input: ReportInput, provider: Card['provider']) => {
  const { debitCardId, year, lastFour } = input
  const card = await ownCard(context, debitCardId)
  // A wrong description of the card counts as a missing card.
  if (card.lastFourDigits !== lastFour) notFound()
  if (card.provider !== provider || input.provider !== provider) refuse(422, 'This card belongs to another program.')
  if (!isYear(year)) refuse(422, 'Enter a four-digit year.')
  await settle(context)
  await runDueWork(context, context.user)
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

/** Makes the handlers. `settle` updates the user's invoices first, so that a paid top-up is on its card. */
export const makeCardExportHandlers = (settle: RunDueWork) =>
  ({
    ExportFirstViewCsv: async (context, input) => ({ firstViewCsv: await report(settle, context, input, 'firstView') }),
    ExportGalileoCsv: async (context, input) => ({ galileoCsv: await report(settle, context, input, 'galileo') }),
  }) satisfies Handlers<'ExportFirstViewCsv' | 'ExportGalileoCsv'>
