import type { InputOf } from '@paydeck/adapters/wire/call'
import type { exportGalileoCsv } from '@paydeck/adapters/wire/cards/card-export'
import { decimalText } from '@paydeck/core/model'
import type { CallContext, Handlers } from '../calls/context.ts'
import type { Settle } from '../calls/settle.ts'
import { notFound, refuse } from '../kernel/refusals.ts'
import { executeDue } from './card-moves.ts'
import { type Card, ownCard } from './own-card.ts'
import { notesOf, reportType } from './record-types.ts'

type Asked = InputOf<typeof exportGalileoCsv>

const isYear = (year: number): boolean => Number.isInteger(year) && year >= 2000 && year <= 9998

/** A year of a card, in UTC and the oldest first: what moved money, as the programme reports it. */
const report = async (settle: Settle, context: CallContext, asked: Asked, provider: Card['provider']) => {
  const { debitCardId, year, lastFour } = asked
  const card = await ownCard(context, debitCardId)
  // What is said of the card has to be true of it: it is as good as another one otherwise.
  if (card.lastFourDigits !== lastFour) notFound()
  if (card.provider !== provider || asked.provider !== provider) refuse(422, 'This card is of another program.')
  if (!isYear(year)) refuse(422, 'The year is one of four digits.')
  await settle(context)
  await executeDue(context, context.user)
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

/** `settle` brings the user's money up to date: a top-up that was paid an hour ago is on its card. */
export const makeCardExportHandlers = (settle: Settle) =>
  ({
    ExportFirstViewCsv: async (context, asked) => ({ firstViewCsv: await report(settle, context, asked, 'firstView') }),
    ExportGalileoCsv: async (context, asked) => ({ galileoCsv: await report(settle, context, asked, 'galileo') }),
  }) satisfies Handlers<'ExportFirstViewCsv' | 'ExportGalileoCsv'>
