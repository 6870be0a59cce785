import type { CurrencyOption, Payor, PayoutCheck, PayoutProfile } from '../model.ts'

/** Names of the alerts above the addresses (RECV-064, RECV-066). */
export const receivingAlertNames = ['region', 'account'] as const
/** Name of an alert above the addresses. */
export type ReceivingAlert = (typeof receivingAlertNames)[number]

/** Data that the addresses screen needs and that `Payouts` does not store. */
export interface DirectoryData {
  /** True once the first load has ended, with or without a failure. */
  readonly isAsked: boolean
  /** True if the last load of the profiles or of the payors failed. */
  readonly isFailed: boolean
  /** Currencies in which payouts can be received. Null until the first successful load. */
  readonly currencies: ReadonlyArray<CurrencyOption> | null
  /** Result of checking whether payouts can be accepted. Null until the first successful check. */
  readonly acceptance: PayoutCheck | null
}

/** Removal of a profile, or of a sender from a profile. The removal waits for the user's confirmation. */
export type AddressRemoval =
  | { readonly kind: 'profile'; readonly profile: PayoutProfile }
  | { readonly kind: 'sender'; readonly profile: PayoutProfile; readonly payor: Payor }

/** Dialog that confirms a removal. */
export type AddressDirectoryModal = 'remove-receiving'
