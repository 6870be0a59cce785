import { coinIcon, displayCode } from '../money/index.ts'
import type { AddressView, CurrencyOption, NetworkView, ProfileWallet } from './model.ts'
import { shownChain } from './rules.ts'

/** The currency of an address with its chain, where that tells (CUR-021); by its code as long as no more is known of it. */
export const networkView = (code: string, options: ReadonlyArray<CurrencyOption> | null): NetworkView => {
  const option = options?.find((one) => one.code === code)
  const chain = option === undefined ? null : shownChain(option)
  const label = chain === null ? (option?.name ?? displayCode(code)) : `${displayCode(code)} · ${chain}`
  return { label, icon: coinIcon(code) }
}

/** A wallet's address, as it is shown. */
export const addressView = (
  { address, currency }: Pick<ProfileWallet, 'address' | 'currency'>,
  options: ReadonlyArray<CurrencyOption> | null,
): AddressView => ({ whole: address, network: networkView(currency, options) })
