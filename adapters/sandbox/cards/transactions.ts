import type { ReplyOf } from '@paydeck/adapters/wire/call'
import type { getCardTransaction } from '@paydeck/adapters/wire/cards/card-transaction'
import { decimalText } from '@paydeck/core/model'
import type { CallContext } from '../calls/context.ts'
import { refuse } from '../kernel/refusals.ts'
import type { Row } from './card-moves.ts'
import { loadName } from './made-up-drafts.ts'
import type { Card } from './own-card.ts'
import { codes } from './record-types.ts'

/** A transaction as the wire has it. */
export type Told = ReplyOf<typeof getCardTransaction>['cardTransaction']['transaction']

/** The shown merchant is the name that people know the place by, the description what the network wrote. */
export const told = (row: Row): Told => ({
  id: row.id,
  dates: { auth: row.authorizedAt, post: row.postedAt },
  provider: row.provider,
  // What is settled has no word of its own (CARD-067).
  status: row.status === 'settled' ? null : row.status,
  type: row.type,
  description: row.description,
  displayMerchant: row.merchantName,
  displayPrice: decimalText(row.displayPrice),
  currency: row.currencyCode,
  merchant: { merchantName: row.merchantName, merchantCity: row.merchantCity, merchantState: row.merchantState },
  category: row.category,
  original:
    row.originalAmount === null || row.originalCurrency === null
      ? null
      : { amount: decimalText(row.originalAmount), currency: row.originalCurrency },
})

/** A top-up whose money is on its way to a card, as one of the card's pending transactions (CARD-079). */
export interface Coming {
  readonly id: string
  readonly invoiceTime: number
  readonly price: string
}

export const toldTopUp = ({ provider }: Pick<Card, 'provider'>, { id, invoiceTime, price }: Coming): Told => ({
  id,
  dates: { auth: invoiceTime, post: null },
  provider,
  status: 'pending',
  type: codes[provider].load,
  description: 'Load',
  displayMerchant: loadName,
  displayPrice: decimalText(price),
  currency: 'USD',
  merchant: { merchantName: loadName, merchantCity: null, merchantState: null },
  category: null,
  original: null,
})

/**
 * A card's top-ups whose money is on its way to it or there, newest first: not what is not paid, or is sent back. Of what
 * was paid too much only the rest is.
 */
export const paidTopUps = ({ database }: Pick<CallContext, 'database'>, cardId: string) =>
  database
    .selectFrom('topUps')
    .innerJoin('invoices', 'invoices.id', 'topUps.invoiceId')
    .where('cardId', '=', cardId)
    .where('invoices.status', 'in', ['paid', 'confirmed', 'complete'])
    .where(({ and, eb, or }) =>
      or([
        and([eb('exceptionStatus', 'is', null), eb('alreadyRefunded', '=', false)]),
        eb('exceptionStatus', '=', 'paidOver'),
      ]),
    )
    .orderBy('invoiceTime', 'desc')
    .orderBy('topUps.id')

/** Those that are not on their card yet. */
export const comingTopUps = (context: Pick<CallContext, 'database'>, cardId: string) =>
  paidTopUps(context, cardId).select(['topUps.id', 'invoiceTime', 'price']).where('appliedDate', 'is', null)

/** An instant of a request, milliseconds since 1970; `name` is for the refusal. */
export const instant = (text: string, name: string): number => {
  const at = Date.parse(text)
  return Number.isFinite(at) ? at : refuse(400, `The ${name} is not a date.`)
}
