import { type PaymentWindow, type PaymentWindowEvent, type PostedMessage, unreachable } from '@paydeck/core'
import { type PaymentWindowBench, paymentWindowLaws } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { filter, map, Observable, Subject } from 'rxjs'
import { catches } from './obey.ts'

const origin = 'https://pay.example'

/** Event of the window of an invoice. */
interface Happening {
  readonly event: PaymentWindowEvent
  readonly of: string
}

/** Behaviour of a payment window. Each wrong adapter differs in one part. */
const parts = {
  /** Runs before the first subscription. */
  early: (_show: () => void): void => undefined,
  opening: [{ kind: 'opened' }] as ReadonlyArray<PaymentWindowEvent>,
  told: (message: PostedMessage): PaymentWindowEvent => ({ kind: 'message', ...message }),
  blocked: [{ kind: 'blocked' }] as ReadonlyArray<PaymentWindowEvent>,
  endsAtClose: true,
  keepsFailure: false,
  /** True if the adapter distinguishes the windows of invoices. */
  tellsApart: true,
  /** Number of windows that a reservation opens. */
  reserves: (reserved: number): number => Math.max(1, reserved),
  usesReserved: true,
  release: (_reserved: number): number => 0,
  closesUsed: false,
}

const benchOf = (over: Partial<typeof parts>) => (): PaymentWindowBench => {
  const made = { ...parts, ...over }
  const shown: Array<string> = []
  const happens$ = new Subject<Happening>()
  let isBlocked = false
  let isLost = false
  let reserved = 0
  const show: PaymentWindow['show'] = (invoiceId) => {
    made.early(() => shown.push(invoiceId))
    return new Observable((listener) => {
      shown.push(invoiceId)
      const isOpened = !isBlocked || (made.usesReserved && reserved > 0)
      if (made.usesReserved) reserved = 0
      for (const event of isOpened ? made.opening : made.blocked) listener.next(event)
      if (!isOpened) listener.complete()
      const own$ = happens$.pipe(
        filter(({ event, of }) => !made.tellsApart || event.kind === 'message' || of === invoiceId),
        map(({ event, of }) =>
          event.kind === 'message' && made.tellsApart
            ? { ...event, isFromWindow: event.isFromWindow && of === invoiceId }
            : event,
        ),
      )
      const hearing = own$.subscribe((event) => {
        listener.next(event)
        if (event.kind === 'closed' && made.endsAtClose) listener.complete()
      })
      return () => hearing.unsubscribe()
    })
  }
  return {
    paymentWindow: {
      origin,
      prepare: async () => {
        const wasLost = isLost
        if (!made.keepsFailure) isLost = false
        return wasLost ? E.left(unreachable) : E.right(undefined)
      },
      reserve: () => {
        reserved = made.reserves(reserved)
      },
      release: () => {
        if (made.closesUsed) for (const of of shown) happens$.next({ event: { kind: 'closed' }, of })
        reserved = made.release(reserved)
      },
      show,
    },
    shown: () => shown,
    reserved: () => reserved,
    block: () => {
      isBlocked = true
    },
    post: (message, of = 'i1') => happens$.next({ event: made.told(message), of }),
    close: (of = 'i1') => happens$.next({ event: { kind: 'closed' }, of }),
    loseScript: () => {
      isLost = true
    },
  }
}

/** Window that notifies its latest subscriber only. */
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

catches('the laws of the payment window', paymentWindowLaws, benchOf({}), {
  'Nothing is shown before the first subscription, and then the invoice, at once.': benchOf({
    early: (show) => show(),
  }),
  'That the window has opened is told before anything else.': benchOf({ opening: [] }),
  'Every message is told as it is, with its origin, and with whether the window sent it.': benchOf({
    told: (message) => ({ kind: 'message', ...message, isFromWindow: true }),
  }),
  'The end of the window is told, and nothing after it.': benchOf({ endsAtClose: false }),
  'Each listener is told of its own invoice alone, also once another one is shown.': [
    benchOf({ tellsApart: false }),
    lastListener,
  ],
  'A window that the browser does not open is told to be blocked, and nothing else.': benchOf({ blocked: [] }),
  'One window is reserved, however often it is asked for, and the next invoice is shown in it.': [
    benchOf({ reserves: (reserved) => reserved + 1 }),
    benchOf({ reserves: () => 0 }),
    benchOf({ usesReserved: false }),
  ],
  'A reserved window is released, and one that is in use is not.': [
    benchOf({ release: (reserved) => reserved }),
    benchOf({ closesUsed: true }),
  ],
  'A script that does not come is Unreachable, and is asked for anew.': benchOf({ keepsFailure: true }),
})
