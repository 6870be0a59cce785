import { type DecimalText, explorerAddress, formatMoney } from '../../../money/index.ts'
import type { HiddenAmount } from '../../../presentation/hidden-amount.ts'
import { visibleText } from '../../../presentation/visible-text.ts'
import type { CurrencyBook } from '../../recent-activity/index.ts'
import { shortTransactionId } from '../../rules.ts'
import type { DetailAmount, DetailEnvironment, DetailRow } from '../model.ts'

/** Formats amounts in the provider's currency formats. If amounts are hidden, returns dots instead of the formatted text. */
export interface AmountPresenter {
  (text: string): DetailAmount
  readonly currencies: CurrencyBook
  /** Formats an amount in major units of a currency. */
  readonly money: (amount: DecimalText, code: string) => string
}

/** Makes the amount presenter of one view. */
export const makeAmountPresenter = (hidden: HiddenAmount | null, currencies: CurrencyBook): AmountPresenter =>
  Object.assign((text: string): DetailAmount => ({ text: hidden?.text ?? text, hidden: hidden?.label ?? null }), {
    currencies,
    money: (amount: DecimalText, code: string) => formatMoney(amount, { code, ...currencies.get(code) }),
  })

/** Returns a list with one row; empty if the value is null. */
export const row = <V>(value: V | null, make: (known: V) => DetailRow): ReadonlyArray<DetailRow> =>
  value === null ? [] : [make(value)]

/** Returns a text without its invisible characters; null if no visible character is left. */
export const visibleOrNull = (text: string | null): string | null => (text === null ? null : visibleText(text) || null)

/** Makes a row of plain text; `copies` adds a copy button. */
export const textRow =
  (label: string, copies = false) =>
  (text: string): DetailRow => ({ label, kind: 'text', text, isCopyable: copies })

/** Returns a list with the row of a transaction id; empty without an id. */
export const idRow = (
  label: string,
  environment: DetailEnvironment,
  code: string | null,
  id: string | null,
): ReadonlyArray<DetailRow> =>
  row(visibleOrNull(id), (whole) => ({
    label,
    kind: 'id',
    text: shortTransactionId(whole),
    whole,
    href: code === null ? null : explorerAddress({ ...environment, code, txId: whole }),
  }))

/** Makes a row of one amount. */
export const amountRow =
  (present: AmountPresenter, label: string, isStrong = false) =>
  (text: string): DetailRow => ({ label, kind: 'amount', amount: present(text), isStrong })
