import { makeStep } from '../kernel/load.ts'
import type { Step } from '../kernel/step.ts'
import type { Store, Stores } from '../kernel/store.ts'
import type { PayoutsState } from './model.ts'
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
