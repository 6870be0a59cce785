import { either as E } from 'fp-ts'
import { type Fault } from '../../../kernel/fault.ts'
import { makeScope } from '../../../kernel/scope.ts'
import { type Store, type Stores } from '../../../kernel/store.ts'
import { type InvoiceRecord } from '../../../payments/index.ts'
import {
  type Analytics,
  type AppNavigation,
  type Clock,
  type ClosableModals,
  type Device,
} from '../../../platform/ports.ts'
import { deviceClass } from '../../../platform/user-agent.ts'
import { routePath } from '../../../routes/index.ts'
import { type BillList } from '../../bill-list/index.ts'
import { type BillPaymentModal, type PaidBills } from '../model.ts'
import { paidBill, paymentOf } from '../rules.ts'
import { paidModal } from '../tables.ts'
import { type CurrentInvoice, coinOf } from './invoicing.ts'

/** Ports of `makeAfterPaid`. */
export interface AfterPaidPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly modals: Pick<ClosableModals<BillPaymentModal>, 'open'>
  readonly appNavigation: AppNavigation
  readonly analytics: Analytics
  readonly device: Pick<Device, 'userAgent'>
  readonly bills: Pick<BillList, 'add'>
}

/** Makes the effects that `afterPaid` lists, except the reset. */
export const makeAfterPaid = (ports: AfterPaidPorts, paid: Store<PaidBills | null>) => {
  const { stores, clock, analytics, device, modals, appNavigation, bills: list } = ports
  const { whileSignedIn } = makeScope(stores, clock)

  /**
   * Tracks one event for each bill as soon as the invoice response arrives (BILL-164). The response contains coin and
   * wallet. If the response is a fault, the events are tracked without coin and wallet.
   */
  const track = ({ bills, reading }: CurrentInvoice): void => {
    const tell = whileSignedIn((answer: E.Either<Fault, InvoiceRecord>) => {
      const record = E.isRight(answer) ? answer.right : null
      const [coin, wallet] = [record && coinOf(record), record?.walletName ?? null]
      for (const { account, amount } of bills) {
        analytics.track(
          paidBill({ account, amount, platform: deviceClass(device.userAgent), coin: coin ?? '', wallet }),
        )
      }
      const price = record?.price ?? null
      paid.update((now) => (now === null || now.bills !== bills ? now : { ...now, coin, price }))
    })
    void reading.then(tell)
  }
  const tell = ({ id, bills }: CurrentInvoice): void => {
    paid.update(() => ({ id, at: clock.now(), bills, coin: null, price: null }))
    modals.open(paidModal)
  }
  return {
    track,
    tell,
    addPayment: ({ id, bills }: CurrentInvoice) => list.add(paymentOf(id, bills, clock.now())),
    goHome: () => appNavigation.go(routePath('bill-pay-home')),
  }
}
