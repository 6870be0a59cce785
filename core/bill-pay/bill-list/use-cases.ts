import { function as F, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { BillPayState } from './model.ts'
import type { BillRecords } from './ports.ts'

/**
 * Asks for user, accounts and payments one after the other, and tells each at once (BILL-009).
 * @param tell is given what is known by then
 */
export const makeReadBills =
  (records: BillRecords) =>
  (tell: (known: Partial<BillPayState>) => void): TE.TaskEither<Fault, void> =>
    F.pipe(
      records.user,
      TE.map((user) => tell({ user })),
      TE.flatMap(() => records.accounts),
      TE.map((accounts) => tell({ accounts })),
      TE.flatMap(() => records.payments),
      TE.map((payments) => tell({ payments })),
    )
