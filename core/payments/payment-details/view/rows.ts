import { type DecimalText, explorerAddress, formatMoney } from '../../../money/index.ts'
import type { HiddenAmount } from '../../../presentation/hidden-amount.ts'
import { visibleText } from '../../../presentation/visible-text.ts'
import type { CurrencyBook } from '../../recent-activity/index.ts'
import type { DetailAmount, DetailPlaces, DetailRow } from '../model.ts'
import { shortTransactionId } from '../rules/index.ts'

/** How amounts are written: hidden or not, and with what is known of currencies. */
export interface Showing {
  (text: string): DetailAmount
  readonly currencies: CurrencyBook
  /** Whole units of a currency. */
  readonly money: (amount: DecimalText, code: string) => string
}

/** Makes the function that writes amounts for one view. */
export const showing = (hidden: HiddenAmount | null, currencies: CurrencyBook): Showing =>
  Object.assign((text: string): DetailAmount => ({ text: hidden?.text ?? text, hidden: hidden?.label ?? null }), {
    currencies,
    money: (amount: DecimalText, code: string) => formatMoney(amount, { code, ...currencies.get(code) }),
  })

/** A row where there is something to tell, and none where there is not. */
export const row = <V>(value: V | null, make: (known: V) => DetailRow): ReadonlyArray<DetailRow> =>
  value === null ? [] : [make(value)]

/** Returns the visible part of a text, or null if nothing of it is visible. */
export const seen = (text: string | null): string | null => (text === null ? null : visibleText(text) || null)

/** Makes a row of plain text; `copies` adds a copy button. */
export const textRow =
  (label: string, copies = false) =>
  (text: string): DetailRow => ({ label, kind: 'text', text, copies })

/** Returns the row of a transaction id, or none without an id. */
export const idRow = (
  label: string,
  places: DetailPlaces,
  code: string | null,
  id: string | null,
): ReadonlyArray<DetailRow> =>
  row(seen(id), (whole) => ({
    label,
    kind: 'id',
    text: shortTransactionId(whole),
    whole,
    href: code === null ? null : explorerAddress({ ...places, code, txId: whole }),
  }))

/** Makes a row of one amount. */
export const amountRow =
  (shown: Showing, label: string, isStrong = false) =>
  (text: string): DetailRow => ({ label, kind: 'amount', amount: shown(text), isStrong })
