import { coinIcon, displayCode } from '../money/index.ts'
import type { AddressView, CurrencyOption, NetworkView, ProfileWallet } from './model.ts'
import { shownChain } from './rules.ts'

/**
 * Returns the label and icon of a currency, with its chain where needed (CUR-021). An unknown currency is labelled by
 * its code.
 */
export const networkView = (code: string, options: ReadonlyArray<CurrencyOption> | null): NetworkView => {
  const option = options?.find((one) => one.code === code)
  const chain = option === undefined ? null : shownChain(option)
  const label = chain === null ? (option?.name ?? displayCode(code)) : `${displayCode(code)} · ${chain}`
  return { label, icon: coinIcon(code) }
}

/** Returns the view of a wallet's address. */
export const addressView = (
  { address, currency }: Pick<ProfileWallet, 'address' | 'currency'>,
  options: ReadonlyArray<CurrencyOption> | null,
): AddressView => ({ whole: address, network: networkView(currency, options) })
