import { function as F, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { BillPart, BillPayState } from './model.ts'
import type { BillRecords } from './ports.ts'

/** Fetches one part and returns it as a state change. */
export const makeReadPart =
  (records: BillRecords) =>
  (part: BillPart): TE.TaskEither<Fault, Partial<BillPayState>> => {
    switch (part) {
      case 'user':
        return F.pipe(
          records.user,
          TE.map((user) => ({ user })),
        )
      case 'accounts':
        return F.pipe(
          records.accounts,
          TE.map((accounts) => ({ accounts })),
        )
      case 'payments':
        return F.pipe(
          records.payments,
          TE.map((payments) => ({ payments })),
        )
    }
  }

/**
 * Fetches user, accounts and payments in sequence, and emits each as it arrives (BILL-009).
 * @param emit receives the state change of each part
 */
export const makeReadBills = (records: BillRecords) => {
  const read = makeReadPart(records)
  return (emit: (known: Partial<BillPayState>) => void): TE.TaskEither<Fault, void> =>
    F.pipe(
      read('user'),
      TE.map(emit),
      TE.flatMap(() => read('accounts')),
      TE.map(emit),
      TE.flatMap(() => read('payments')),
      TE.map(emit),
    )
}
