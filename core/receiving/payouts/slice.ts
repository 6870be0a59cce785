import { makeStep } from '../../kernel/load.ts'
import type { Step } from '../../kernel/step.ts'
import type { Store, Stores } from '../../kernel/store.ts'
import { noPayouts, type PayoutsState } from './model.ts'
import type { PayoutRecords } from './ports.ts'

/** Ports of the payouts. */
export interface PayoutsPorts {
  readonly stores: Stores
  readonly payoutRecords: PayoutRecords
  /** Token of the invite in the URL that opened the app; null if there is none (ROUTE-066). */
  readonly invite: string | null
}

/** Payouts data of the signed-in user. */
export interface Payouts {
  /** State of the payouts. Other slices of this area update the state with data that they load after the start. */
  readonly state: Store<PayoutsState>
  /** The payouts step of the initialisation (CALL-071). */
  readonly steps: { readonly payouts: Step }
}

/**
 * Creates the slice of the payouts. Sends no request before its initialisation step runs.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(), persona: personas.recipient })
 * const { payouts, startup } = makePaydeck(ports)
 * await startup.tasks.initialise()
 * payouts.state.get().payors.map(({ name }) => name) // ['Lumen Payroll', 'Tidewater Studios', 'Cobalt Research']
 */
export const makePayouts = ({ stores, payoutRecords: records, invite }: PayoutsPorts): Payouts => {
  const state = stores.make<PayoutsState>({ ...noPayouts, invite, acceptedInvite: null })
  return {
    state,
    steps: {
      payouts: makeStep(stores, {
        request: records.atStart,
        effect: (loaded) => state.update((now) => ({ ...now, ...loaded })),
      }),
    },
  }
}
