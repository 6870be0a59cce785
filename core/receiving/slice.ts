import type { Step } from '../kernel/step.ts'
import { type Live, project, type Stores } from '../kernel/store.ts'
import { noPayouts, type Payor, type Payouts } from './model.ts'
import type { PayoutRecords } from './ports.ts'
import { makeLoadPayouts } from './use-cases.ts'
import { type ReceivingView, receivingView } from './view.ts'

/** What receiving needs from outside. */
export interface ReceivingPorts {
  readonly stores: Stores
  readonly records: PayoutRecords
}

/** The user as a recipient of payouts. */
export interface Receiving {
  readonly payouts: Live<Payouts>
  /** Whether there is any decides, with the start query, on payouts being enabled (SESS-041). */
  readonly payors: Live<ReadonlyArray<Payor>>
  readonly view: Live<ReceivingView>
  readonly steps: { readonly payouts: Step }
}

/** Nothing is asked for until the step runs. */
export const makeReceiving = (ports: ReceivingPorts): Receiving => {
  const payouts = ports.stores.make(noPayouts)
  return {
    payouts,
    payors: project(payouts, (now) => now.payors),
    view: project(payouts, receivingView),
    steps: { payouts: makeLoadPayouts(ports, payouts) },
  }
}
