import { filled } from '../../../kernel/text.ts'
import type { AddressView, CurrencyOption } from '../../model.ts'
import { networkView } from '../../view.ts'
import type { AddressFormFields } from '../model.ts'
import { fittingCurrency } from '../rules/index.ts'
import { connectedChain, formTexts } from '../tables.ts'

/** The account of a connected wallet, and whether the chosen currency is on its network (RECV-059). */
export interface AccountView {
  readonly label: string
  readonly address: AddressView
  /** What is wrong with the chosen currency, and the one to choose in its place; null: nothing is. */
  readonly mismatch: {
    readonly text: string
    /** null: none can be received there. */
    readonly choose: { readonly code: string; readonly label: string } | null
  } | null
}

/** What the form says of a connected wallet; nothing of its network as long as the currencies are not known. */
export const accountView = (
  { account, address, currency }: AddressFormFields,
  options: ReadonlyArray<CurrencyOption> | null,
): AccountView | null => {
  if (account === null || account !== address) return null
  const { connected, mismatch, none, choose } = formTexts.account
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
