import { filled } from '../../kernel/text.ts'
import {
  type AmountWidth,
  type CurrencyFormat,
  currencyRow,
  type DecimalText,
  type Direction,
  formatMinorUnits,
  formatMoney,
  formatMovement,
} from '../../money/index.ts'
import type { PictureOrigins, PaymentSlideKind } from '../../platform/ports.ts'
import { activityDate } from '../../presentation/activity-date.ts'
import { firstGraphemes } from '../../presentation/name-text.ts'
import type { StatusRow, Tone } from '../../presentation/tone.ts'
import { visibleText } from '../../presentation/visible-text.ts'
import type { Activity, Invoice, Payout } from '../model.ts'
import {
  allowedPicture,
  isBillPayment,
  isDonation,
  merchantCount,
  merchantLabel,
  paidCurrency,
  payoutStatusRow,
  rowStatusOf,
} from '../rules.ts'
import { type ListIcon, toneIcons } from '../tables.ts'
import { activityRowTexts as texts, paymentTitles as titles } from '../texts.ts'
import type { RecentActivityState, RowMark } from './model.ts'
import { isKnownTime } from './rules.ts'
import { recentActivityQuery } from './tables.ts'

/** View of an activity row. */
export interface ActivityRowView {
  readonly id: string
  /** Kind of the carousel slide that the row opens. */
  readonly slide: PaymentSlideKind
  readonly icon: { readonly initials: string; readonly src: string | null }
  /** Mark for complete and exceptional items. Null for other items (HOME-039). */
  readonly mark: RowMark | null
  readonly title: string
  readonly date: string
  /** Direction of the money. Null if the amount is unknown. */
  readonly direction: Direction | null
  /** Fiat amount with the sign of `direction`. */
  readonly amount: string
  readonly status: { readonly text: string; readonly tone: Tone } | null
  /** Amount in coin. Null if the row shows none. */
  readonly coin: string | null
}

/** View of the recent activity. */
export interface RecentActivityView {
  readonly rows: ReadonlyArray<ActivityRowView>
}

/**
 * Returns at most two initials of a name, which are shown if there is no picture.
 * @example
 * nameInitials('Glasshouse Coffee Roasters') // 'GC'
 */
export const nameInitials = (name: string): string =>
  (name.normalize('NFC').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [])
    .slice(0, 2)
    .flatMap((word) => firstGraphemes(word, 1))
    .join('')
    .toUpperCase()

/**
 * Returns a name without invisible characters, or a fallback if nothing is left. Some of these characters would reorder the
 * text after the name.
 */
const nameOf = (name: string): string => visibleText(name) || titles.unnamed

const fiat = (amount: DecimalText | null, direction: Direction, of: CurrencyFormat): string =>
  amount === null ? texts.amountUnavailable : formatMovement(amount, direction, of)

const statusOf = ({ text, tone }: StatusRow): ActivityRowView['status'] => (text === null ? null : { text, tone })

/** Current time and time zone for the date of a row. */
interface RowMoment {
  readonly now: number
  readonly timeZone: string
}

/** Returns the date of an item; empty if its time is unknown. */
const dateOf = ({ now, timeZone }: RowMoment, { timestamp }: Activity): string =>
  isKnownTime(timestamp) ? activityDate(now, timestamp, timeZone) : ''

const markOf = (icon: ListIcon): RowMark | null =>
  icon === 'none' ? null : { kind: icon, label: icon === 'complete' ? texts.marks.complete : texts.marks.exception }

/** Returns the icon of a payment: logo and initials of its merchant, or the number of merchants. */
const iconOf = (invoice: Invoice, origins: PictureOrigins): ActivityRowView['icon'] => {
  const iconFor = (name: string, picture: string | null): ActivityRowView['icon'] => ({
    initials: nameInitials(name),
    src: allowedPicture(picture, origins),
  })
  if (!isBillPayment(invoice)) return iconFor(invoice.merchantName, invoice.icon)
  const merchants = merchantCount(invoice.bills)
  return merchants === 1
    ? iconFor(merchantLabel(invoice.bills), invoice.bills[0]?.icon ?? null)
    : { initials: String(merchants), src: null }
}

const slideOf = (invoice: Invoice): ActivityRowView['slide'] =>
  isBillPayment(invoice) ? 'bill-payment' : isDonation(invoice) ? 'donation' : 'invoice'

const titleOf = (invoice: Invoice): string => {
  if (isBillPayment(invoice)) {
    const label = merchantLabel(invoice.bills)
    return merchantCount(invoice.bills) === 1 ? filled(titles.bill, { name: nameOf(label) }) : label
  }
  const name = nameOf(invoice.merchantName)
  return isDonation(invoice) ? filled(titles.donation, { name }) : name
}

/** Provider's currency formats by code. For a missing currency, the app's own table is used (PAY-029). */
export type CurrencyBook = ReadonlyMap<string, Omit<CurrencyFormat, 'code'> & { readonly decimals: number }>

const noBook: CurrencyBook = new Map()

/**
 * Formats minor units of the payment coin. Null for an unknown coin, since the size of its minor unit is unknown.
 * @example
 * coinText({ txCurrency: 'BTC', currencyLayer: null }, 150_000n, new Map()) // '0.001500 BTC'
 * coinText({ txCurrency: 'ABC', currencyLayer: null }, 150_000n, new Map()) // null
 */
export const coinText = (
  invoice: Invoice,
  minor: bigint | null,
  book: CurrencyBook,
  width: AmountWidth = 'wide',
): string | null => {
  const code = paidCurrency(invoice)
  const row = code === null ? null : (book.get(code) ?? currencyRow(code))
  return minor === null || code === null || row === null ? null : formatMinorUnits(minor, { code, ...row }, width)
}

/** Options of a row. */
export interface RowOptions {
  /** Provider's currency formats; empty by default. */
  readonly book?: CurrencyBook
  /** "UTC" by default. */
  readonly timeZone?: string
  /** Width that is available for the amount in coin; 'narrow' by default. */
  readonly width?: AmountWidth
  /** Empty by default: only pictures of the app's origin are shown. */
  readonly pictureOrigins?: PictureOrigins
}

const invoiceRow = (
  moment: RowMoment,
  invoice: Invoice,
  { book, width, pictureOrigins }: Required<RowOptions>,
): ActivityRowView => {
  const { label, icon, showsCoin } = rowStatusOf(invoice)
  return {
    id: invoice.id,
    slide: slideOf(invoice),
    icon: iconOf(invoice, pictureOrigins),
    mark: markOf(icon),
    title: titleOf(invoice),
    date: dateOf(moment, invoice),
    direction: invoice.price === null ? null : 'out',
    amount: fiat(invoice.price, 'out', { ...invoice.currency, ...book.get(invoice.currency.code) }),
    status: statusOf(label),
    coin: showsCoin ? coinText(invoice, invoice.amount, book, width) : null,
  }
}

/** Formats the received coin. An unknown coin keeps all its decimal places. */
const receivedCoin = ({ transaction }: Payout, book: CurrencyBook, width: AmountWidth): string | null => {
  const row = transaction === null ? null : (book.get(transaction.currency) ?? currencyRow(transaction.currency))
  return row === null || transaction === null || transaction.amount === null
    ? null
    : formatMoney(transaction.amount, { code: transaction.currency, ...row }, width)
}

const payoutRow = (moment: RowMoment, payout: Payout, { book, width }: Required<RowOptions>): ActivityRowView => {
  const label = payoutStatusRow(payout.status)
  return {
    id: payout.id,
    slide: 'payout',
    icon: { initials: nameInitials(payout.merchantName), src: null },
    mark: markOf(toneIcons[label.tone]),
    title: filled(titles.payout, { name: nameOf(payout.merchantName) }),
    date: dateOf(moment, payout),
    direction: payout.amount === null ? null : 'in',
    amount: fiat(payout.amount, 'in', { code: payout.currency, ...book.get(payout.currency) }),
    status: statusOf(label),
    coin: receivedCoin(payout, book, width),
  }
}

const defaultOptions: Required<RowOptions> = { book: noBook, timeZone: 'UTC', width: 'narrow', pictureOrigins: [] }

/** Returns the row of an item with its date relative to `now`, milliseconds since 1970. */
export const paymentRow = (now: number, item: Activity, options: RowOptions = {}): ActivityRowView => {
  const all = { ...defaultOptions, ...options }
  const moment = { now, timeZone: all.timeZone }
  return item.kind === 'invoice' ? invoiceRow(moment, item, all) : payoutRow(moment, item, all)
}

const timeOf = (item: Activity): number => item.timestamp ?? Number.MAX_SAFE_INTEGER

/** Returns the rows of the home page, newest first. Payouts that are not executed yet come first (HOME-035). */
export const recentActivityView = (
  { seenAt, items }: RecentActivityState,
  options: Pick<RowOptions, 'timeZone' | 'pictureOrigins'> = {},
): RecentActivityView => ({
  rows: items
    .toSorted((one, other) => timeOf(other) - timeOf(one))
    .slice(0, recentActivityQuery.limit.value)
    .map((item) => paymentRow(seenAt, item, options)),
})
