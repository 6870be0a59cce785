import { filled } from '../../../kernel/text.ts'
import type { AddressView, CurrencyOption } from '../../model.ts'
import { addressFormTexts } from '../../texts.ts'
import { networkView } from '../../view.ts'
import type { AddressFormFields } from '../model.ts'
import { fittingCurrency } from '../rules/index.ts'
import { connectedChain } from '../tables.ts'

/** Account of a connected wallet, with a warning if the chosen currency is on another network (RECV-059). */
export interface AccountView {
  readonly label: string
  readonly address: AddressView
  /**
   * Warning that the chosen currency is on another network, with a currency to choose instead; null if the currency fits.
   */
  readonly mismatch: {
    readonly text: string
    /** Suggested currency of the account's network; null if no currency of that network can be received. */
    readonly choose: { readonly code: string; readonly label: string } | null
  } | null
}

/**
 * Computes the account; null if none is connected or the user has edited the address. Until the currencies are loaded there
 * is no warning.
 */
export const accountView = (
  { account, address, currency }: AddressFormFields,
  options: ReadonlyArray<CurrencyOption> | null,
): AccountView | null => {
  if (account === null || account !== address) return null
  const { connected, mismatch, none, choose } = addressFormTexts.account
  const fitting = options === null ? undefined : fittingCurrency(currency, options)
  const named = (text: string, code: string): string => filled(text, { currency: networkView(code, options).label })
  return {
    label: connected,
    address: { whole: account, network: networkView(connectedChain, options) },
    mismatch:
      fitting === undefined
        ? null
        : {
            text: currency === null ? none : named(mismatch, currency),
            choose: fitting && { code: fitting.code, label: named(choose, fitting.code) },
          },
  }
}
