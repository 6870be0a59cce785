import { makeStores, type Fault } from '@paydeck/core/kernel'
import {
  makePaymentDetails,
  paymentDetailOf,
  type Activity,
  type DetailPlace,
  type DetailSource,
  type Invoice,
  type InvoiceRecord,
  type Payout,
} from '@paydeck/core/payments'
import { fakeClock, settle } from '@paydeck/core/testing'
import type { either as E } from 'fp-ts'
import { payment, places } from './fixture.ts'

export const payout: Payout = {
  kind: 'payout',
  id: 'i1',
  merchantName: 'Lumen Payroll',
  timestamp: 0,
  amount: null,
  currency: 'USD',
  status: 'paid',
  transaction: null,
  transactions: [],
}

export const invoicePlace: DetailPlace = { kind: 'invoice', id: 'i1' }

export type Answer = E.Either<Fault, InvoiceRecord>

/** The details over one list, whose questions the test answers. */
export const bench = (items: ReadonlyArray<Activity>) => {
  const stores = makeStores()
  const clock = fakeClock()
  const home = makeStores().make<DetailSource>({ items })
  const hidden = makeStores().make<{ readonly text: string; readonly label: string } | null>(null)
  const errors: Array<string> = []
  const asked: Array<{ readonly id: string; readonly answer: (answer: Answer) => Promise<void> }> = []
  const details = makePaymentDetails({
    stores,
    clock,
    log: { warn: () => undefined, error: (message) => errors.push(message) },
    records: {
      find: (id) => () =>
        new Promise((resolve) =>
          asked.push({
            id,
            answer: async (answer) => {
              resolve(answer)
              await settle()
            },
          }),
        ),
    },
    source: home,
    hidden,
    places,
  })
  const live = (place: DetailPlace) => paymentDetailOf(details, place)
  return {
    stores,
    clock,
    home,
    hidden,
    errors,
    asked,
    details,
    live,
    statusOf: (place: DetailPlace = invoicePlace) => live(place).get()?.status?.text ?? null,
    set: (part: Partial<Invoice>) => home.update(() => ({ items: [{ ...payment, ...part }] })),
  }
}

/** Answers the last question. */
export const answerWith = async ({ asked }: ReturnType<typeof bench>, answer: Answer): Promise<void> => {
  await settle()
  await asked.at(-1)?.answer(answer)
}
