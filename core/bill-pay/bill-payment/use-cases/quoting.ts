import { either as E } from 'fp-ts'
import { unsupported, type UnsupportedCall } from '../../../kernel/capability.ts'
import { type Fault } from '../../../kernel/fault.ts'
import { logged } from '../../../kernel/logged.ts'
import { makeScope } from '../../../kernel/scope.ts'
import { type Stores } from '../../../kernel/store.ts'
import { type Clock, type Log } from '../../../platform/ports.ts'
import { type InvoiceItem } from '../../bill-amounts/index.ts'
import { type RequestedQuote, type BillQuote } from '../model.ts'
import { type BillQuotes } from '../ports.ts'
import { quoteDelay } from '../tables.ts'

/** Ports of `makeQuoting`. */
export interface QuotingPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly billQuotes: BillQuotes
}

/**
 * Requests quotes for the selected amounts, debounced. Stops after the provider has reported that it does not support
 * quotes.
 */
export const makeQuoting = ({ stores, clock, log, billQuotes: quotes }: QuotingPorts) => {
  const asked = stores.make<RequestedQuote | null>(null)
  const scope = makeScope(stores, clock)
  let isOffered = true

  const settle = (items: ReadonlyArray<InvoiceItem>) =>
    scope.whileOpen((answer: E.Either<Fault, BillQuote | UnsupportedCall>) => {
      if (E.isRight(answer) && answer.right === unsupported) isOffered = false
      const quote = E.isRight(answer) && answer.right !== unsupported ? answer.right : null
      asked.update(() => ({ items, quote, isLoading: false }))
    })
  const ask = (items: ReadonlyArray<InvoiceItem>): void =>
    void logged(
      log.warn,
      'What a payment of bills costs could not be loaded',
    )(quotes.quote(items))().then(settle(items))

  return {
    asked,
    /** Requests a quote for the items. If `items` is empty, clears the quote instead. */
    follow: (items: ReadonlyArray<InvoiceItem>): void => {
      scope.renew()
      asked.update(() => (items.length === 0 || !isOffered ? null : { items, quote: null, isLoading: true }))
      if (asked.get() !== null) scope.later(quoteDelay, () => ask(items))
    },
  }
}
