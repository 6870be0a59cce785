import type { CurrencyOption } from '../../model.ts'
import { isAvailable } from '../../rules.ts'
import { connectedChain, newAddress } from '../tables.ts'

/** The options whose name or code, also the one that people know, holds a text, whatever its letter case (RECV-026). */
export const foundCurrencies = <
  C extends { readonly code: string; readonly name: string; readonly displayCode?: string },
>(
  options: ReadonlyArray<C>,
  text: string,
): ReadonlyArray<C> => {
  const wanted = text.toLowerCase()
  const holds = (part: string): boolean => part.toLowerCase().includes(wanted)
  return options.filter(({ code, name, displayCode = code }) => [code, displayCode, name].some(holds))
}

/** The currency that the add form starts with; null: it asks for one, since the usual one is not offered (RECV-035). */
export const startCurrency = (offered: ReadonlyArray<{ readonly code: string }>): string | null =>
  offered.some(({ code }) => code === newAddress.currency) ? newAddress.currency : null

/**
 * The currency that an account on the chain of connected wallets can receive, in place of the chosen one: the same there,
 * else the chain's own, else any. undefined: the chosen one is on that chain; null: none can be received there.
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
