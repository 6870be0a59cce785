import { makeScope } from '../../../kernel/scope.ts'
import { type Stores } from '../../../kernel/store.ts'
import { type Clock, type PaymentWindow, type PaymentWindowEvent } from '../../../platform/ports.ts'
import { postedStatus } from '../../../platform/posted-status.ts'
import { type BillWindow, type InvoiceEvent } from '../model.ts'

/** Opens the payment window of an invoice and sends its events, with the invoice id, to the flow. */
export const makeWindow = (
  {
    stores,
    clock,
    paymentWindow,
  }: { readonly stores: Stores; readonly clock: Clock; readonly paymentWindow: Pick<PaymentWindow, 'origin' | 'show'> },
  send: (event: InvoiceEvent) => void,
) => {
  const shown = stores.make<BillWindow>('closed')
  const windows = makeScope(stores, clock)

  const handleEvent =
    (id: string) =>
    (event: PaymentWindowEvent): void => {
      if (event.kind === 'message') {
        const status = postedStatus(event, paymentWindow.origin)
        return status === null ? undefined : send({ kind: 'message', id, status })
      }
      shown.update(() => (event.kind === 'opened' ? 'open' : event.kind))
      if (event.kind !== 'blocked') send({ kind: event.kind, id })
    }
  return {
    shown,
    show: (id: string): void => {
      windows.renew()
      // The state is 'open' until an event corrects it, so that another press cannot start a second payment.
      shown.update(() => 'open')
      windows.listen(paymentWindow.show(id), handleEvent(id))
    },
    /** Gives up an invoice whose window the browser blocked. There is no window to close. */
    giveUp: (id: string | null): void => {
      if (id === null || shown.get() !== 'blocked') return
      windows.renew()
      shown.update(() => 'closed')
      send({ kind: 'closed', id })
    },
  }
}
