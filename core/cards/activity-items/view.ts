import {
  type CurrencyFormat,
  type DecimalText,
  formatMoney,
  formatMovement,
  negate,
  signOf,
} from '../../money/index.ts'
import { activityDate } from '../../presentation/activity-date.ts'
import { shortened } from '../../presentation/name-text.ts'
import { visibleText } from '../../presentation/visible-text.ts'
import type { CardActivityItem, CardTransaction, MerchantCategory } from './model.ts'
import { activityKind, activityText } from './rules.ts'
import { activityTexts, currencyLength, itemTexts, titleLength } from './tables.ts'

/** An amount as it is shown. */
export interface ShownAmount {
  /** With the sign of its direction, or that it cannot be told. */
  readonly text: string
  readonly isIn: boolean
  /** What is said aloud in place of `text`; null: `text` itself. */
  readonly hidden: string | null
}

/** An item of a card's lists, ready to render. */
export interface CardActivityRow {
  /** Unique in its list. */
  readonly id: string
  /** In-app address of its own page; null: it has none. */
  readonly to: string | null
  /** Shortened where it is beyond all measure; `fullTitle` is the whole of it, as far as it can be seen. */
  readonly title: string
  readonly fullTitle: string
  /** When it was (CARD-076), and where. */
  readonly note: string
  readonly amount: ShownAmount
  /** Under the amount; null: nothing (CARD-072 to CARD-075). */
  readonly detail: { readonly text: string; readonly tone: 'neutral' | 'wait' | 'bad' } | null
  /** What its icon is drawn for; 'load' and 'fee' go by the kind. */
  readonly category: MerchantCategory | 'load' | 'fee'
  /** Shows the confirming icon, which `confirming` names (CARD-071). */
  readonly isPending: boolean
  /** Name of the confirming icon; null: there is none. */
  readonly confirming: string | null
}

/** Who was paid, or who paid, as far as it can be seen; never empty. */
export const itemTitle = ({
  displayMerchant,
  merchant,
}: Pick<CardTransaction, 'displayMerchant' | 'merchant'>): { readonly title: string; readonly fullTitle: string } => {
  const name = [displayMerchant, merchant.merchantName, itemTexts.unnamed]
    .map((text) => visibleText(text.slice(0, titleLength.read.value)))
    .find((text) => text !== '')
  const fullTitle = shortened(name ?? itemTexts.unnamed, titleLength.whole.value)
  return { fullTitle, title: shortened(fullTitle, titleLength.shown.value) }
}

/** "Portland, OR"; null: it is not told. */
export const itemPlace = ({ merchantCity, merchantState }: CardTransaction['merchant']): string | null => {
  const parts = [merchantCity, merchantState].map((part) =>
    shortened(visibleText((part ?? '').slice(0, titleLength.read.value)), titleLength.shown.value),
  )
  const place = parts.filter((part) => part !== '').join(', ')
  return place === '' ? null : place
}

const formatOf = (currency: string): CurrencyFormat => {
  const code = visibleText(currency.slice(0, currencyLength.value))
  return { code }
}

/** An amount with the sign of its direction, in its own currency, or that it cannot be told. */
export const itemAmount = (price: DecimalText | null, currency: string): ShownAmount => {
  if (price === null) return { text: itemTexts.amountUnavailable, isIn: false, hidden: null }
  const text = formatMovement(price, 'in', formatOf(currency))
  return { text, isIn: text.startsWith('+'), hidden: null }
}

/** The same without a sign. */
export const itemSize = (price: DecimalText | null, currency: string): string =>
  price === null
    ? itemTexts.amountUnavailable
    : formatMoney(signOf(price) < 0 ? negate(price) : price, formatOf(currency))

/** What its icon is drawn for. */
export const itemIcon = (item: CardTransaction & { readonly isTopUp?: boolean }): CardActivityRow['category'] => {
  const kind = activityKind(item)
  return kind === 'load' || kind === 'fee' ? kind : (item.category ?? 'other')
}

const tones = { [activityTexts.load]: 'wait', [activityTexts.invalid]: 'bad' } as const
const toneOf = (text: string): NonNullable<CardActivityRow['detail']>['tone'] =>
  Object.hasOwn(tones, text) ? tones[text as keyof typeof tones] : 'neutral'

/**
 * Row of an item. `now`: milliseconds since 1970. `isPending`: whether the pending list holds the item. `to`: in-app
 * address of its page, null without one. Dates are those of `timeZone`.
 */
export const activityRow = (
  item: CardActivityItem,
  {
    now,
    timeZone,
    isPending,
    to,
  }: { readonly now: number; readonly timeZone: string; readonly isPending: boolean; readonly to: string | null },
): CardActivityRow => {
  const names = itemTitle(item)
  const date = item.timestamp === null ? null : activityDate(now, item.timestamp, timeZone)
  const note = [date, itemPlace(item.merchant)].filter((part) => part !== null && part !== '').join(' · ')
  const amount = itemAmount(item.displayPrice, item.currency)
  const text = activityText(item) ?? (!isPending && activityKind(item) === 'refund' ? itemTexts.refund : null)
  const confirming = isPending ? itemTexts.confirming : null
  return {
    id: item.id,
    to,
    ...names,
    note,
    amount,
    detail: text === null ? null : { text, tone: toneOf(text) },
    category: itemIcon(item),
    isPending,
    confirming,
  }
}
