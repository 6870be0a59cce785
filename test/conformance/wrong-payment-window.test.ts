import { type PaymentWindow, type PaymentWindowEvent, type PostedMessage, unreachable } from '@paydeck/core'
import { type PaymentWindowBench, paymentWindowLaws } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { filter, map, Observable, Subject } from 'rxjs'
import { describeWrongAdapters } from './run-laws.ts'

const origin = 'https://pay.example'

/** Event of a payment window, with the id of the window's invoice. */
interface WindowEvent {
  readonly event: PaymentWindowEvent
  readonly of: string
}

/** Behaviour of a correct payment window. Each deliberately wrong window overrides one entry. */
const parts = {
  /** Called before the first subscription. Does nothing in a correct payment window. */
  early: (_show: () => void): void => undefined,
  opening: [{ kind: 'opened' }] as ReadonlyArray<PaymentWindowEvent>,
  toEvent: (message: PostedMessage): PaymentWindowEvent => ({ kind: 'message', ...message }),
  blocked: [{ kind: 'blocked' }] as ReadonlyArray<PaymentWindowEvent>,
  endsAtClose: true,
  keepsFailure: false,
  /** True if the adapter assigns each event to the window of the right invoice. */
  tellsApart: true,
  /** Returns the number of reserved windows after one more call of `reserve`. */
  reserves: (reserved: number): number => Math.max(1, reserved),
  usesReserved: true,
  release: (_reserved: number): number => 0,
  closesUsed: false,
}

const benchOf = (over: Partial<typeof parts>) => (): PaymentWindowBench => {
  const options = { ...parts, ...over }
  const shown: Array<string> = []
  const events$ = new Subject<WindowEvent>()
  let isBlocked = false
  let isLost = false
  let reserved = 0
  const show: PaymentWindow['show'] = (invoiceId) => {
    options.early(() => shown.push(invoiceId))
    return new Observable((listener) => {
      shown.push(invoiceId)
      const isOpened = !isBlocked || (options.usesReserved && reserved > 0)
      if (options.usesReserved) reserved = 0
      for (const event of isOpened ? options.opening : options.blocked) listener.next(event)
      if (!isOpened) listener.complete()
      const own$ = events$.pipe(
        filter(({ event, of }) => !options.tellsApart || event.kind === 'message' || of === invoiceId),
        map(({ event, of }) =>
          event.kind === 'message' && options.tellsApart
            ? { ...event, isFromWindow: event.isFromWindow && of === invoiceId }
            : event,
        ),
      )
      const hearing = own$.subscribe((event) => {
        listener.next(event)
        if (event.kind === 'closed' && options.endsAtClose) listener.complete()
      })
      return () => hearing.unsubscribe()
    })
  }
  return {
    paymentWindow: {
      origin,
      prepare: async () => {
        const wasLost = isLost
        if (!options.keepsFailure) isLost = false
        return wasLost ? E.left(unreachable) : E.right(undefined)
      },
      reserve: () => {
        reserved = options.reserves(reserved)
      },
      release: () => {
        if (options.closesUsed) for (const of of shown) events$.next({ event: { kind: 'closed' }, of })
        reserved = options.release(reserved)
      },
      show,
    },
    shownInvoiceIds: () => shown,
    reservedCount: () => reserved,
    blockWindows: () => {
      isBlocked = true
    },
    post: (message, of = 'i1') => events$.next({ event: options.toEvent(message), of }),
    close: (of = 'i1') => events$.next({ event: { kind: 'closed' }, of }),
    failScriptLoad: () => {
      isLost = true
    },
  }
}

/** Makes a deliberately wrong payment window, which notifies only its latest subscriber. */
const lastListener = (): PaymentWindowBench => {
  const bench = benchOf({})()
  let last: { readonly end: () => void } | null = null
  const show: PaymentWindow['show'] = (invoiceId) =>
    new Observable((listener) => {
      last?.end()
      const own = bench.paymentWindow.show(invoiceId).subscribe((event) => listener.next(event))
      last = { end: () => own.unsubscribe() }
    })
  return { ...bench, paymentWindow: { ...bench.paymentWindow, show } }
}

describeWrongAdapters('paymentWindowLaws', paymentWindowLaws, benchOf({}), {
  'paymentWindow.show shows the invoice synchronously on the first subscription, and not before.': benchOf({
    early: (show) => show(),
  }),
  'paymentWindow.show emits opened before any other event.': benchOf({ opening: [] }),
  'paymentWindow.show emits every message with its data, its origin and isFromWindow.': benchOf({
    toEvent: (message) => ({ kind: 'message', ...message, isFromWindow: true }),
  }),
  'paymentWindow.show emits closed when the window closes, and then completes.': benchOf({ endsAtClose: false }),
  'paymentWindow.show emits isFromWindow and closed for the window of its own invoice only.': [
    benchOf({ tellsApart: false }),
    lastListener,
  ],
  'paymentWindow.show emits only blocked and completes if the browser blocks the window.': benchOf({ blocked: [] }),
  'paymentWindow.reserve opens one window, even if called twice, and paymentWindow.show uses that window.': [
    benchOf({ reserves: (reserved) => reserved + 1 }),
    benchOf({ reserves: () => 0 }),
    benchOf({ usesReserved: false }),
  ],
  'paymentWindow.release closes a reserved window, but not a window in use.': [
    benchOf({ release: (reserved) => reserved }),
    benchOf({ closesUsed: true }),
  ],
  'paymentWindow.prepare fails with Unreachable if the script does not load, and retries on the next call.': benchOf({
    keepsFailure: true,
  }),
})
