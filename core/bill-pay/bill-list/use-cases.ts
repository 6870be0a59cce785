import { function as F, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { BillPart, BillPayState } from './model.ts'
import type { BillRecords } from './ports.ts'

/** Asks for one of the three, and says what is known by it. */
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
 * Asks for user, accounts and payments one after the other, and tells each at once (BILL-009).
 * @param tell is given what is known by then
 */
export const makeReadBills = (records: BillRecords) => {
  const read = makeReadPart(records)
  return (tell: (known: Partial<BillPayState>) => void): TE.TaskEither<Fault, void> =>
    F.pipe(
      read('user'),
      TE.map(tell),
      TE.flatMap(() => read('accounts')),
      TE.map(tell),
      TE.flatMap(() => read('payments')),
      TE.map(tell),
    )
}
