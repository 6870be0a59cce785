import { coinIcon, displayCode } from '../money/index.ts'
import type { AddressView, CurrencyOption, NetworkView, ProfileWallet } from './model.ts'
import { shownChain } from './rules.ts'
import { copiedAddressEnd } from './tables.ts'

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

/**
 * Returns the names of an address that the user copies: its currency, its label, and its last characters, by which the user
 * recognises the address after pasting it.
 * @example
 * const wallet = { id: 'w', address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', currency: 'BTC', label: 'Main' }
 * copyableAddress(wallet) // { currency: 'BTC', label: 'Main', end: '5mdq' }
 */
export const copyableAddress = ({
  address,
  currency,
  label,
}: ProfileWallet): { readonly currency: string; readonly label: string; readonly end: string } => ({
  currency: displayCode(currency),
  label,
  end: address.slice(-copiedAddressEnd.value),
})
