import { makeStep } from '../../kernel/load.ts'
import type { Step } from '../../kernel/step.ts'
import type { Store, Stores } from '../../kernel/store.ts'
import { noPayouts, type PayoutsState } from './model.ts'
import type { PayoutRecords } from './ports.ts'

/** The payouts init step (CALL-071). */
export const makeLoadPayouts = (
  ports: { readonly stores: Stores; readonly records: PayoutRecords },
  payouts: Store<PayoutsState>,
): Step =>
  makeStep(ports.stores, {
    request: ports.records.atStart,
    effect: (loaded) => payouts.update((now) => ({ ...now, ...loaded })),
  })

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
