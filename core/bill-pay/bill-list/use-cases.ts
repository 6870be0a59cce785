import { function as F, taskEither as TE } from 'fp-ts'
import { describeFault, type Fault, messageOf } from '../../kernel/fault.ts'
import { makeOnce, type Once } from '../../kernel/once.ts'
import type { Store, Stores } from '../../kernel/store.ts'
import type { Log } from '../../platform/ports.ts'
import type { BillPayState } from './model.ts'
import type { BillRecords } from './ports.ts'

/**
 * Loads user, accounts and payments one after the other, once for everybody who asks (BILL-009, BILL-010). A failure
 * is stored and logged, and whoever enters next tries again (BILL-012, ERR-058 to ERR-060).
 */
export const makeLoadBillPay = (
  ports: { readonly stores: Stores; readonly log: Log; readonly records: BillRecords },
  state: Store<BillPayState>,
): Once<Fault, void> => {
  const { stores, log, records } = ports
  return makeOnce(() => {
    const epoch = stores.epoch()
    const put = (change: Partial<BillPayState>): void => {
      if (epoch === stores.epoch()) state.update((now) => ({ ...now, ...change }))
    }
    put({ status: 'loading', error: null })
    return F.pipe(
      records.user,
      TE.map((user) => put({ user })),
      TE.flatMap(() => records.accounts),
      TE.map((accounts) => put({ accounts })),
      TE.flatMap(() => records.payments),
      TE.map((payments) => put({ payments, status: 'success', isInitialised: true })),
      TE.orElseFirstIOK((fault) => () => {
        log.error(`The bills could not be loaded: ${describeFault(fault)}`)
        put({ status: 'failed', isInitialised: false, error: messageOf(fault) })
      }),
    )()
  })
}
