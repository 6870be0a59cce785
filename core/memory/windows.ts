import { either as E } from 'fp-ts'
import { Observable, Subject } from 'rxjs'
import type { BillWidget, BillWidgetEvent } from '../bill-pay/index.ts'
import type { PaymentWindow, PaymentWindowEvent, PostedMessage } from '../platform/ports.ts'

const prepared = async (): Promise<E.Either<never, void>> => E.right(undefined)

/** The provider and the user at the payment window. */
export interface PaymentWindowControls {
  /** Returns the invoices that were shown, in order. */
  readonly shown: () => ReadonlyArray<string>
  /** Returns how many windows are reserved and empty. */
  readonly reserved: () => number
  /** Lets the browser open no window from now on, or again. */
  readonly setBlocked: (isBlocked: boolean) => void
  /** Posts a message to the page. */
  readonly post: (invoiceId: string, message: PostedMessage) => void
  /** Closes the window of an invoice. */
  readonly close: (invoiceId: string) => void
}

interface Happening {
  readonly invoiceId: string
  readonly event: PaymentWindowEvent
}

/** An event of any window as the listener of one invoice sees it; null: it concerns another one. */
const eventFor = (own: string, { invoiceId, event }: Happening): PaymentWindowEvent | null => {
  if (event.kind !== 'message') return own === invoiceId ? event : null
  return { ...event, isFromWindow: event.isFromWindow && own === invoiceId }
}

/** Makes `PaymentWindow`, and its other side. */
export const memoryPaymentWindow = (
  origin: string,
): { readonly paymentWindow: PaymentWindow; readonly payment: PaymentWindowControls } => {
  const happens$ = new Subject<Happening>()
  const open = new Set<string>()
  const shown: Array<string> = []
  let isReserved = false
  let isBlocked = false
  const close = (invoiceId: string): void => {
    open.delete(invoiceId)
    happens$.next({ invoiceId, event: { kind: 'closed' } })
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
      return happens$.subscribe((happening) => {
        const event = eventFor(invoiceId, happening)
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
      post: (invoiceId, message) => happens$.next({ invoiceId, event: { kind: 'message', ...message } }),
      close,
    },
  }
}

/** The bill provider and the user at the widget. */
export interface BillWidgetControls {
  /** Returns the tokens that the widget was opened with, in order. */
  readonly opened: () => ReadonlyArray<string>
  /** Returns how many windows are open. */
  readonly windows: () => number
  /** Lets the browser open no window from now on, or again. */
  readonly setBlocked: (isBlocked: boolean) => void
  /** Posts a message, from the widget's window or from another one; only a `BillWidgetEvent` of the former has an effect. */
  readonly post: (data: unknown, isFromWidget?: boolean) => void
  /** Closes the window without leaving. */
  readonly close: () => void
}

interface Sent {
  readonly kind?: unknown
  readonly accountToken?: unknown
  readonly text?: unknown
}

const longestText = 5000
/** Events of one window that are passed on at most, but for its end. */
const mostEvents = 50

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null)
const isText = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && value.length < longestText)

const eventOf = (data: unknown): BillWidgetEvent | null => {
  const { kind, accountToken, text }: Sent = typeof data === 'object' && data !== null ? data : {}
  if (kind === 'linked') return isText(accountToken) ? { kind, accountToken: textOf(accountToken) } : null
  if (kind === 'error') return { kind, text: textOf(text) }
  return kind === 'open' || kind === 'exit' ? { kind } : null
}

/** The windows of the widget: at most one is reserved. */
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
    /** Opens the reserved window, or a new one; else the event that says why there is none. */
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

/** Makes `BillWidget`, and its other side. */
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
      let told = 0
      return events$.subscribe((event) => {
        told += 1
        if (event.kind === 'exit' || told <= mostEvents) listener.next(event)
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
