import { attempt, type PaymentWindow, type PaymentWindowEvent, unreachable } from '@paydeck/core'
import { Observable } from 'rxjs'
import type { ScriptLoader } from './scripts.ts'

/** Adds a listener, which is called with the id of an invoice. Returns a function that removes the listener. */
type Listen = (listener: (invoiceId: string) => void) => () => void

/** Global object of the payments script (CALL-113). */
interface PaymentsService {
  /** Opens a window with the invoice. Returns null if the browser blocked the window. */
  readonly showInvoice: (invoiceId: string) => Window | null
  readonly onOpen: Listen
  readonly onClose: Listen
  /** Opens an empty window for the next invoice. Without this method, the browser may block the window of the invoice. */
  readonly reserve?: () => void
  readonly release?: () => void
}

declare global {
  interface Window {
    readonly payments?: PaymentsService
  }
}

type View = Pick<Window, 'payments' | 'addEventListener' | 'removeEventListener' | 'location'>

/**
 * Creates the payment window from the script at the URL `address`. The pages of the window must have the origin of the
 * script. With an empty `address`, there is no payment window.
 */
export const browserPaymentWindow = (view: View, loader: ScriptLoader, address: string): PaymentWindow => ({
  origin: URL.parse(address, view.location.href)?.origin ?? '',
  prepare: attempt(
    async () => {
      if (address !== '') await loader.load(address)
      if (view.payments === undefined) throw new Error('There is no payments script')
    },
    () => unreachable,
  ),
  reserve: () => view.payments?.reserve?.(),
  release: () => view.payments?.release?.(),
  show: (invoiceId) =>
    new Observable<PaymentWindowEvent>((listener) => {
      let opened: Window | null = null
      const hear = ({ origin, source, data }: MessageEvent): void =>
        listener.next({ kind: 'message', origin, isFromWindow: opened !== null && source === opened, data })
      const end = (kind: 'blocked' | 'closed'): void => {
        listener.next({ kind })
        listener.complete()
      }
      const ofThis = (act: () => void) => (id: string) => {
        if (id === invoiceId) act()
      }
      listener.add(view.payments?.onOpen(ofThis(() => listener.next({ kind: 'opened' }))))
      listener.add(view.payments?.onClose(ofThis(() => end('closed'))))
      view.addEventListener('message', hear)
      listener.add(() => view.removeEventListener('message', hear))
      opened = view.payments?.showInvoice(invoiceId) ?? null
      if (opened === null) end('blocked')
    }),
})
