import { function as F, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { inSession } from '../../kernel/scope.ts'
import type { Stores } from '../../kernel/store.ts'
import type { Clock } from '../../platform/ports.ts'
import type { InvoiceCurrency, WholeActivity, WholeInvoice } from '../model.ts'
import { type FreshStart, hasAll, joins, type ListPage, type PagedList } from '../paged-list/index.ts'
import type { PaymentPlace } from './model.ts'
import type { PaymentLists } from './ports.ts'
import { listKeyOf, startDateOf } from './rules.ts'
import { confirmingList, paymentLists } from './tables.ts'

/**
 * Asks for the beginning of a list, page by page.
 * @param isEnough told all that came so far
 */
const readStart = <A>(
  read: (skip: number) => TE.TaskEither<Fault, ListPage<A>>,
  pageSize: number,
  isEnough: (soFar: ListPage<A>) => boolean,
): TE.TaskEither<Fault, FreshStart<A>> => {
  const after = (before: ListPage<A>): TE.TaskEither<Fault, FreshStart<A>> =>
    F.pipe(
      read(before.received),
      TE.flatMap((page) => {
        const soFar = { items: [...before.items, ...page.items], received: before.received + page.received }
        const isWhole = page.received < pageSize
        return isWhole || isEnough(soFar) ? TE.right({ ...soFar, isWhole }) : after(soFar)
      }),
    )
  return after({ items: [], received: 0 })
}

/** What is asked of the provider. */
export interface ReadPayments {
  /** A page of a list, from its start date on (CALL-038 to CALL-040, PAY-030). */
  readonly page: (
    place: PaymentPlace,
    startDate: string | null,
    asked: { readonly limit: number; readonly skip: number },
  ) => TE.TaskEither<Fault, ListPage>
  /** A page of what is unconfirmed (CALL-041, PAY-024). */
  readonly unconfirmed: (skip: number) => TE.TaskEither<Fault, ListPage<WholeInvoice>>
  readonly currencies: TE.TaskEither<Fault, ReadonlyArray<InvoiceCurrency>>
  /** All that is unconfirmed, as far as it was loaded before. */
  readonly confirming: (before: PagedList<WholeInvoice>) => TE.TaskEither<Fault, FreshStart<WholeInvoice>>
  /**
   * The beginning of a list: until it joins what is loaded and holds everything that is looked for, and no further than was
   * loaded.
   */
  readonly start: (
    place: PaymentPlace,
    startDate: string | null,
    before: PagedList<WholeActivity>,
    lookedFor: ReadonlyArray<WholeActivity>,
  ) => TE.TaskEither<Fault, FreshStart<WholeActivity>>
}

/** For the session that lasts when it is made: later its calls are not sent. */
export const makeReadPayments = (lists: PaymentLists, stores: Pick<Stores, 'epoch'>): ReadPayments => {
  const mine = inSession(stores)
  const page: ReadPayments['page'] = ({ list }, startDate, asked) =>
    mine(lists.page({ list, ...asked, startDate, merchantStatus: paymentLists.merchantStatus }))
  const unconfirmed: ReadPayments['unconfirmed'] = (skip) =>
    mine(lists.unconfirmed({ limit: confirmingList.page.value, skip, merchantStatus: confirmingList.merchantStatus }))
  return {
    page,
    unconfirmed,
    currencies: mine(lists.currencies),
    confirming: (before) =>
      readStart(unconfirmed, confirmingList.page.value, ({ received }) => received >= before.received),
    start: (place, startDate, before, lookedFor) =>
      readStart(
        (skip) => page(place, startDate, { limit: paymentLists.page.value, skip }),
        paymentLists.page.value,
        ({ items, received }) => received >= before.received || (joins(before, items) && hasAll(items, lookedFor)),
      ),
  }
}

/** From when on each list is asked for: as of the first time, so that all its pages begin at one moment (PAY-006, PAY-026). */
export const makeStartDates = (
  stores: Pick<Stores, 'make'>,
  clock: Pick<Clock, 'now'>,
): ((place: PaymentPlace) => string | null) => {
  const starts = stores.make<Readonly<Record<string, string | null>>>({})
  return (place) => {
    const key = listKeyOf(place)
    const start = starts.get()[key] ?? startDateOf(place.list, place.pill, clock.now())
    starts.update((now) => ({ ...now, [key]: start }))
    return start
  }
}
