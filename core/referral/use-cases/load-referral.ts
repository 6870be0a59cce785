import { function as F, task as T, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { makeStep, runStep } from '../../kernel/load.ts'
import type { Store, Stores } from '../../kernel/store.ts'
import type { Clock } from '../../platform/ports.ts'
import type { ReferralState } from '../model.ts'
import type { ReferralRecords } from '../ports.ts'

interface Ports {
  readonly stores: Stores
  readonly clock: Clock
  readonly records: ReferralRecords
}

/** Gets the user's code, which is made only where there is none yet (CALL-019). */
export const makeLoadCode = ({ stores, records }: Ports, state: Store<ReferralState>): TE.TaskEither<Fault, void> => {
  const put = (change: Partial<ReferralState>): void => state.update((now) => ({ ...now, ...change }))
  const code = F.pipe(
    records.code,
    TE.flatMap((known) => (known === null ? records.generateCode : TE.right(known))),
  )
  return F.pipe(
    TE.fromIO<void, Fault>(() => put({ hasFailed: false })),
    TE.flatMap(() => runStep(makeStep(stores, { request: code, effect: (known) => put({ code: known }) }))),
    TE.orElseFirstIOK(() => () => put({ hasFailed: true })),
  )
}

/** Asks how the referral stands. A failure is passed over in silence: nothing is shown of it then (ERR-053). */
export const makeLoadStatus = ({ stores, clock, records }: Ports, state: Store<ReferralState>): T.Task<void> =>
  F.pipe(
    makeStep(stores, {
      request: records.status,
      effect: (status) => state.update((now) => ({ ...now, status, statusAt: clock.now() })),
    }),
    runStep,
    T.asUnit,
  )
