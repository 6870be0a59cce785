import { either as E } from 'fp-ts'
import { Observable, Subject } from 'rxjs'
import type { BillWidget, BillWidgetEvent } from '../bill-pay/index.ts'
import type { PaymentWindow, PaymentWindowEvent, PostedMessage } from '../platform/ports.ts'

const prepared = async (): Promise<E.Either<never, void>> => E.right(undefined)

/** Functions with which tests control payment windows. */
export interface PaymentWindowControls {
  /** Returns the ids of the invoices that windows have shown, in order. */
  readonly shown: () => ReadonlyArray<string>
  /** Returns the number of reserved windows that show no invoice yet. */
  readonly reserved: () => number
  /** Makes the browser block further windows, or allow them again. */
  readonly setBlocked: (isBlocked: boolean) => void
  /** Posts a message from the payment window of an invoice to the page. */
  readonly post: (invoiceId: string, message: PostedMessage) => void
  /** Closes the window of an invoice. */
  readonly close: (invoiceId: string) => void
}

interface WindowEvent {
  readonly invoiceId: string
  readonly event: PaymentWindowEvent
}

/**
 * Returns the event as the subscriber of the invoice `own` receives it. A message reaches every subscriber. Any other event
 * reaches only the subscriber of the event's invoice; the result is null if `own` is a different invoice.
 */
const eventFor = (own: string, { invoiceId, event }: WindowEvent): PaymentWindowEvent | null => {
  if (event.kind !== 'message') return own === invoiceId ? event : null
  return { ...event, isFromWindow: event.isFromWindow && own === invoiceId }
}

/** Makes the in-memory port `PaymentWindow`, and functions with which tests control the payment windows. */
export const memoryPaymentWindow = (
  origin: string,
): { readonly paymentWindow: PaymentWindow; readonly payment: PaymentWindowControls } => {
  const events$ = new Subject<WindowEvent>()
  const open = new Set<string>()
  const shown: Array<string> = []
  let isReserved = false
  let isBlocked = false
  const close = (invoiceId: string): void => {
    open.delete(invoiceId)
    events$.next({ invoiceId, event: { kind: 'closed' } })
  }
  const show = (invoiceId: string): Observable<PaymentWindowEvent> =>
    new Observable((listener) => {
      if (isBlocked && !isReserved && !open.has(invoiceId)) {
        listener.next({ kind: 'blocked' })
        return listener.complete()
      }
      isReserved = isReserved && open.has(invoiceId)
      open.add(invoiceId)
      shown.push(invoiceId)
      listener.next({ kind: 'opened' })
      return events$.subscribe((windowEvent) => {
        const event = eventFor(invoiceId, windowEvent)
        if (event !== null) listener.next(event)
        if (event?.kind === 'closed') listener.complete()
      })
    })
  const reserve = (is: boolean) => () => {
    isReserved = is
  }
  return {
    paymentWindow: { origin, prepare: prepared, reserve: reserve(true), release: reserve(false), show },
    payment: {
      shown: () => shown,
      reserved: () => (isReserved ? 1 : 0),
      setBlocked: (is) => {
        isBlocked = is
      },
      post: (invoiceId, message) => events$.next({ invoiceId, event: { kind: 'message', ...message } }),
      close,
    },
  }
}

/** Functions with which tests control the bill-connection widget. */
export interface BillWidgetControls {
  /** Returns the tokens that the widget was opened with, in order. */
  readonly opened: () => ReadonlyArray<string>
  /** Returns the number of open windows. */
  readonly windows: () => number
  /** Makes the browser block further windows, or allow them again. */
  readonly setBlocked: (isBlocked: boolean) => void
  /**
   * Posts a message to the page, from the widget's window or from another window. `BillWidget` ignores malformed messages
   * and messages of other windows.
   */
  readonly post: (data: unknown, isFromWidget?: boolean) => void
  /** Closes the window as the user does, without an exit message. */
  readonly close: () => void
}

interface WidgetMessage {
  readonly kind?: unknown
  readonly accountToken?: unknown
  readonly text?: unknown
}

const maxTextLength = 5000
/** Maximum number of events that a window emits. Further events are dropped, except the exit event. */
const maxEvents = 50

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null)
const isText = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && value.length < maxTextLength)

const eventOf = (data: unknown): BillWidgetEvent | null => {
  const { kind, accountToken, text }: WidgetMessage = typeof data === 'object' && data !== null ? data : {}
  if (kind === 'linked') return isText(accountToken) ? { kind, accountToken: textOf(accountToken) } : null
  if (kind === 'error') return { kind, text: textOf(text) }
  return kind === 'open' || kind === 'exit' ? { kind } : null
}

/** Makes the state of the widget's windows. At most one window is reserved at a time. */
const makeWidgetWindows = () => {
  let windows = 0
  let reserved: 'none' | 'open' | 'closed' = 'none'
  let isBlocked = false
  return {
    count: () => windows,
    setBlocked: (is: boolean): void => {
      isBlocked = is
    },
    reserve: (): void => {
      if (reserved !== 'none' || isBlocked) return
      windows += 1
      reserved = 'open'
    },
    release: (): void => {
      if (reserved === 'open') windows -= 1
      reserved = 'none'
    },
    close: (): void => {
      if (windows > 0) windows -= 1
      if (reserved === 'open') reserved = 'closed'
    },
    /**
     * Opens a window or uses the reserved window, and returns null. If the browser blocks the window or the user has closed
     * it, returns the event that ends the stream.
     */
    open: (): BillWidgetEvent | null => {
      const was = reserved
      reserved = 'none'
      if (was === 'open') return null
      if (was === 'closed') return { kind: 'exit' }
      if (isBlocked) return { kind: 'blocked' }
      windows += 1
      return null
    },
  }
}

/** Makes the in-memory port `BillWidget`, and functions with which tests control its window. */
export const memoryBillWidget = (): { readonly billWidget: BillWidget; readonly widget: BillWidgetControls } => {
  const events$ = new Subject<BillWidgetEvent>()
  const opened: Array<string> = []
  const windows = makeWidgetWindows()
  const open: BillWidget['open'] = ({ token }) =>
    new Observable((listener) => {
      const end = windows.open()
      if (end !== null) {
        listener.next(end)
        return listener.complete()
      }
      opened.push(token)
      let emitted = 0
      return events$.subscribe((event) => {
        emitted += 1
        if (event.kind === 'exit' || emitted <= maxEvents) listener.next(event)
        if (event.kind === 'exit') listener.complete()
      })
    })
  return {
    billWidget: { prepare: prepared, reserve: windows.reserve, release: windows.release, open },
    widget: {
      opened: () => opened,
      windows: windows.count,
      setBlocked: windows.setBlocked,
      post: (data, isFromWidget = true) => {
        const event = isFromWidget ? eventOf(data) : null
        if (event !== null) events$.next(event)
      },
      close: () => {
        windows.close()
        events$.next({ kind: 'exit' })
      },
    },
  }
}
