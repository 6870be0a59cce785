import type { Step } from '../kernel/step.ts'
import type { Store, Stores } from '../kernel/store.ts'
import { noPayouts, type PayoutsState } from './model.ts'
import type { PayoutRecords } from './ports.ts'
import { makeLoadPayouts } from './use-cases.ts'

/** What receiving needs from outside. */
export interface ReceivingPorts {
  readonly stores: Stores
  readonly records: PayoutRecords
  /** The token of the invite that the app was opened with (ROUTE-066). */
  readonly invite: string | null
}

/** The user as a recipient of payouts. */
export interface Receiving {
  /** Updated also by what of this slice comes later than the start. */
  readonly payouts: Store<PayoutsState>
  readonly steps: { readonly payouts: Step }
}

/** Nothing is asked for until the step runs. */
export const makeReceiving = (ports: ReceivingPorts): Receiving => {
  const payouts = ports.stores.make({ ...noPayouts, invite: ports.invite })
  return {
    payouts,
    steps: { payouts: makeLoadPayouts(ports, payouts) },
  }
}
