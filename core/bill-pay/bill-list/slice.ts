import { function as F, taskEither as TE } from 'fp-ts'
import { type Fault, messageOf } from '../../kernel/fault.ts'
import { logged } from '../../kernel/logged.ts'
import { oncePerSession } from '../../kernel/once.ts'
import { makeOpenings } from '../../kernel/opening.ts'
import type { Live, Stores } from '../../kernel/store.ts'
import type { Clock, Log } from '../../platform/ports.ts'
import { type BillPayState, unknownBillPay } from './model.ts'
import type { BillRecords } from './ports.ts'
import { makeReadBills } from './use-cases.ts'

/** What the bills need from outside. */
export interface BillListPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly records: BillRecords
}

/** The user's bills. */
export interface BillList {
  readonly state: Live<BillPayState>
  readonly tasks: {
    /**
     * Loads user, accounts and payments, once for every caller of a session (BILL-010). A failure is stored and logged,
     * and the next caller tries again (BILL-012, ERR-058 to ERR-060).
     */
    readonly load: TE.TaskEither<Fault, void>
  }
}

/** Nothing is asked for until `load` runs. */
export const makeBillList = ({ stores, clock, log, records }: BillListPorts): BillList => {
  const state = stores.make<BillPayState>(unknownBillPay)
  const { whileSignedIn } = makeOpenings(stores, clock)
  const read = makeReadBills(records)
  const load = oncePerSession<Fault, void>(stores, () => {
    const put = whileSignedIn((change: Partial<BillPayState>) => state.update((now) => ({ ...now, ...change })))
    put({ status: 'loading', error: null })
    return F.pipe(
      read(put),
      TE.map(() => put({ status: 'success', isInitialised: true })),
      logged(log.error, 'The bills could not be loaded'),
      TE.orElseFirstIOK((fault) => () => put({ status: 'failed', isInitialised: false, error: messageOf(fault) })),
    )()
  })
  return { state, tasks: { load } }
}
