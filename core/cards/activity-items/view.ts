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
import { activityItemTexts, activityStatusTexts } from '../texts.ts'
import type { CardActivityItem, CardTransaction, MerchantCategory } from './model.ts'
import { activityKind, activityText } from './rules.ts'
import { currencyLength, titleLength } from './tables.ts'

/** Amount, ready to render. */
export interface ShownAmount {
  /** Amount with a plus or minus sign, or a text for an unavailable amount. */
  readonly text: string
  readonly isIn: boolean
  /** Text that screen readers announce in place of `text`; null if they announce `text` itself. */
  readonly hidden: string | null
}

/** Row of a card's list, ready to render. */
export interface CardActivityRow {
  /** Unique among the rows of a list. */
  readonly id: string
  /** In-app path of the item's page; null if the item has no page. */
  readonly to: string | null
  /**
   * Name of the payee or payer. `title` is shortened to fit into the row; `fullTitle` may be longer. Neither contains
   * invisible characters.
   */
  readonly title: string
  readonly fullTitle: string
  /** Date (CARD-076) and place. */
  readonly note: string
  readonly amount: ShownAmount
  /** Text below the amount; null if there is none (CARD-072 to CARD-075). */
  readonly detail: { readonly text: string; readonly tone: 'neutral' | 'wait' | 'bad' } | null
  /** Key of the icon. Loads and fees have one icon each; other items have the icon of their merchant category. */
  readonly category: MerchantCategory | 'load' | 'fee'
  /** True if the row shows the icon for a pending item (CARD-071). `confirming` is the accessible name of the icon. */
  readonly isPending: boolean
  /** Accessible name of the icon for a pending item; null if the row has no such icon. */
  readonly confirming: string | null
}

/** Returns the name of the payee or payer without invisible characters; never empty. */
export const itemTitle = ({
  displayMerchant,
  merchant,
}: Pick<CardTransaction, 'displayMerchant' | 'merchant'>): { readonly title: string; readonly fullTitle: string } => {
  const name = [displayMerchant, merchant.merchantName, activityItemTexts.unnamed]
    .map((text) => visibleText(text.slice(0, titleLength.read.value)))
    .find((text) => text !== '')
  const fullTitle = shortened(name ?? activityItemTexts.unnamed, titleLength.whole.value)
  return { fullTitle, title: shortened(fullTitle, titleLength.shown.value) }
}

/** Returns the place of the merchant, such as "Portland, OR"; null if unknown. */
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

/** Formats an amount with a plus or minus sign, or returns the text for an unavailable amount. */
export const itemAmount = (price: DecimalText | null, currency: string): ShownAmount => {
  if (price === null) return { text: activityItemTexts.amountUnavailable, isIn: false, hidden: null }
  const text = formatMovement(price, 'in', formatOf(currency))
  return { text, isIn: text.startsWith('+'), hidden: null }
}

/** Formats an amount without a sign, or returns the text for an unavailable amount. */
export const itemSize = (price: DecimalText | null, currency: string): string =>
  price === null
    ? activityItemTexts.amountUnavailable
    : formatMoney(signOf(price) < 0 ? negate(price) : price, formatOf(currency))

/** Returns the key of an item's icon. */
export const itemIcon = (item: CardTransaction & { readonly isTopUp?: boolean }): CardActivityRow['category'] => {
  const kind = activityKind(item)
  return kind === 'load' || kind === 'fee' ? kind : (item.category ?? 'other')
}

const tones = { [activityStatusTexts.load]: 'wait', [activityStatusTexts.invalid]: 'bad' } as const
const toneOf = (text: string): NonNullable<CardActivityRow['detail']>['tone'] =>
  Object.hasOwn(tones, text) ? tones[text as keyof typeof tones] : 'neutral'

/**
 * Returns the row of an item. `now` is in milliseconds since 1970. Dates are shown in `timeZone`. `isPending` is true for
 * rows of the pending list. `to` is the in-app path of the item's page, or null.
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
  const text = activityText(item) ?? (!isPending && activityKind(item) === 'refund' ? activityItemTexts.refund : null)
  const confirming = isPending ? activityItemTexts.confirming : null
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
