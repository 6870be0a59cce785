import type { UnsupportedCall } from '../../../kernel/capability.ts'
import type { Loaded } from '../../../kernel/resource.ts'
import { type DecimalText, formatUsd } from '../../../money/index.ts'
import type { HiddenAmount } from '../../../presentation/hidden-amount.ts'
import type { BillPayState } from '../../bill-list/index.ts'
import type { BillAccount, BillPaymentRecord } from '../../model.ts'
import type { BillBalance, BillDetailCapabilities, BillDetailState } from '../model.ts'

/** Data from which the view of a bill is computed. */
export interface BillDetailSource {
  readonly state: BillDetailState
  readonly payments: Loaded<ReadonlyArray<BillPaymentRecord>>
  readonly balances: Loaded<ReadonlyArray<BillBalance> | UnsupportedCall>
  readonly bills: BillPayState
  readonly offers: BillDetailCapabilities
  /** Text in place of hidden amounts. Null while amounts are shown. */
  readonly hidden: HiddenAmount | null
}

/** Returns the viewed bill. Null if no bill is viewed, or the bill does not belong to the user. */
export const billOf = ({ state, bills }: Pick<BillDetailSource, 'state' | 'bills'>): BillAccount | null =>
  bills.accounts.find(({ id }) => id === state.accountId) ?? null

/** Formats an amount in dollars, or returns the text for hidden amounts. */
export const money = (amount: DecimalText, hidden: HiddenAmount | null): string =>
  hidden === null ? formatUsd(amount) : hidden.text
