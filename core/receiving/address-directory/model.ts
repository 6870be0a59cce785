import type { CurrencyOption, Payor, PayoutCheck, PayoutProfile } from '../model.ts'

/** What is told above the addresses (RECV-064, RECV-066). */
export const receivingAlertNames = ['region', 'account'] as const
/** A key of the alert texts. */
export type ReceivingAlert = (typeof receivingAlertNames)[number]

/** What the screen knows beside the payouts themselves. */
export interface DirectoryKnowledge {
  /** Whether it was asked for at all. */
  readonly isAsked: boolean
  /** True if the last load of the addresses or of those who ask for one failed. */
  readonly isFailed: boolean
  /** null until they were loaded. */
  readonly currencies: ReadonlyArray<CurrencyOption> | null
  /** null until it was asked. */
  readonly acceptance: PayoutCheck | null
}

/** What is to be removed, once that is confirmed. */
export type AddressRemoval =
  | { readonly kind: 'profile'; readonly profile: PayoutProfile }
  | { readonly kind: 'sender'; readonly profile: PayoutProfile; readonly payor: Payor }

/** The dialog that asks before something is removed. */
export type AddressDirectoryModal = 'remove-receiving'
