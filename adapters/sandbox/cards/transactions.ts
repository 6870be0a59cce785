import type { ReplyOf } from '@paydeck/adapters/wire/call'
import type { getCardTransaction } from '@paydeck/adapters/wire/cards/card-transaction'
import { decimalText } from '@paydeck/core/model'
import { sql } from 'kysely'
import type { CallContext } from '../calls/context.ts'
import { refuse } from '../kernel/refusals.ts'
import type { Row } from './card-moves.ts'
import { loadName } from './generated-drafts.ts'
import type { Card } from './own-card.ts'
import { codes } from './record-types.ts'

/** Transaction in the form of the provider's API. */
export type TransactionDto = ReplyOf<typeof getCardTransaction>['cardTransaction']['transaction']

/**
 * Serializes a transaction. `displayMerchant` is the common name of the merchant; `description` is the text of the card
 * network.
 */
export const toTransactionDto = (row: Row): TransactionDto => ({
  id: row.id,
  dates: { auth: row.authorizedAt, post: row.postedAt },
  provider: row.provider,
  // A settled transaction has no status on the wire (CARD-067).
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

/** Pending top-up, listed among the card's pending transactions (CARD-079). */
export interface PendingTopUp {
  readonly id: string
  readonly invoiceTime: number
  readonly price: string
}

export const toTopUpDto = (
  { provider }: Pick<Card, 'provider'>,
  { id, invoiceTime, price }: PendingTopUp,
): TransactionDto => ({
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
 * Condition for the invoice of a paid top-up, not for an unpaid or refunded one. A refund of an overpaid invoice returns only
 * the excess, so the top-up stays paid.
 */
export const isPaidTopUp = `invoices.status in ('paid', 'confirmed', 'complete')
  and (exception_status is null and not already_refunded or exception_status = 'paidOver')`

/** Selects the paid top-ups of a card, newest first, whether or not they are credited yet. */
export const paidTopUps = ({ database }: Pick<CallContext, 'database'>, cardId: string) =>
  database
    .selectFrom('topUps')
    .innerJoin('invoices', 'invoices.id', 'topUps.invoiceId')
    .where('cardId', '=', cardId)
    .where(sql.raw<boolean>(isPaidTopUp))
    .orderBy('invoiceTime', 'desc')
    .orderBy('topUps.id')

/** Selects the paid top-ups that are not credited to their card yet. */
export const pendingTopUps = (context: Pick<CallContext, 'database'>, cardId: string) =>
  paidTopUps(context, cardId).select(['topUps.id', 'invoiceTime', 'price']).where('appliedDate', 'is', null)

/**
 * Parses a point in time from a request to milliseconds since 1970. Refuses any other text with a message that contains
 * `name`.
 */
export const instant = (text: string, name: string): number => {
  const at = Date.parse(text)
  return Number.isFinite(at) ? at : refuse(400, `The ${name} is not valid.`)
}
