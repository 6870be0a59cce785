import { isPaused } from '../../rules.ts'
import { isPayDisabled } from '../rules.ts'
import type { Chosen, PayingFacts } from './chosen.ts'

/** Button that pays. */
export interface PayActionView {
  readonly label: string
  readonly isBusy: boolean
  readonly isDisabled: boolean
}

/** Returns the button that pays the chosen bills. */
export const payAction = ({ paying, bills }: PayingFacts, { total }: Chosen, label: string): PayActionView => ({
  label,
  isBusy: paying.isCreating,
  isDisabled: isPaused(bills.user, bills.seenAt) || isPayDisabled(total, paying.invoice.status),
})
