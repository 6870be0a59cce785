import type { CurrencyOption } from '../../model.ts'
import { isAvailable } from '../../rules.ts'
import { connectedChain, newAddress } from '../tables.ts'

/**
 * Returns the options whose name, code or display code contains the text, ignoring case (RECV-026).
 * @example
 * const offered = [{ code: 'BTC', name: 'Bitcoin' }, { code: 'ETH', name: 'Ether' }]
 * foundCurrencies(offered, 'bit') // [{ code: 'BTC', name: 'Bitcoin' }]
 */
export const foundCurrencies = <
  C extends { readonly code: string; readonly name: string; readonly displayCode?: string },
>(
  options: ReadonlyArray<C>,
  text: string,
): ReadonlyArray<C> => {
  const query = text.toLowerCase()
  const matches = (part: string): boolean => part.toLowerCase().includes(query)
  return options.filter(({ code, name, displayCode = code }) => [code, displayCode, name].some(matches))
}

/**
 * Returns the initial currency of the add form; null if the default is not offered, so the user must choose (RECV-035).
 * @example
 * startCurrency([{ code: 'BTC' }]) // 'BTC'
 * startCurrency([{ code: 'ETH' }]) // null
 */
export const startCurrency = (
  offered: ReadonlyArray<{ readonly code: string }>,
  { currency }: { readonly currency: string } = newAddress,
): string | null => (offered.some(({ code }) => code === currency) ? currency : null)

/**
 * Returns the currency to suggest for a connected account, which is on Ethereum. Prefers the chosen currency on that chain,
 * then the chain's own currency, then any currency of the chain. Returns undefined if the chosen currency is already on that
 * chain. Returns null if no currency of the chain can be received.
 */
export const fittingCurrency = (
  chosen: string | null,
  options: ReadonlyArray<CurrencyOption>,
): CurrencyOption | null | undefined => {
  const now = options.find(({ code }) => code === chosen)
  if (now?.chain === connectedChain) return undefined
  const there = options.filter((option) => option.chain === connectedChain && isAvailable(option))
  return (
    there.find(({ displayCode }) => displayCode === now?.displayCode) ??
    there.find(({ code }) => code === connectedChain) ??
    there[0] ??
    null
  )
}
