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
import type { PictureOrigins, SlideKind } from '../../platform/ports.ts'
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
import { type ListIcon, titles, toneIcons } from '../tables.ts'
import type { RecentActivityState, RowMark } from './model.ts'
import { isKnownTime } from './rules.ts'
import { amountUnavailable, markLabels, recentActivityQuery } from './tables.ts'

/** A row of activity, ready to render. */
export interface ActivityRowView {
  readonly id: string
  /** Which slide of the carousel tells the whole. */
  readonly slide: SlideKind
  readonly icon: { readonly initials: string; readonly src: string | null }
  /** Whether it is complete or an exception, in words for those who listen; null: it has no mark (HOME-039). */
  readonly mark: RowMark | null
  readonly title: string
  readonly date: string
  /** Which way the money went; null: how much it was cannot be told. */
  readonly direction: Direction | null
  /** Fiat, with the sign of its direction. */
  readonly amount: string
  readonly status: { readonly text: string; readonly tone: Tone } | null
  /** What was paid or received in coin; null: it is not told. */
  readonly coin: string | null
}

/** The recent activity, ready to render. */
export interface RecentActivityView {
  readonly rows: ReadonlyArray<ActivityRowView>
}

/** At most two letters that stand for a name where there is no picture. */
export const nameInitials = (name: string): string =>
  (name.normalize('NFC').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [])
    .slice(0, 2)
    .flatMap((word) => firstGraphemes(word, 1))
    .join('')
    .toUpperCase()

/** As it is seen: a name may hold what turns the words after it around. */
const nameOf = (name: string): string => visibleText(name) || titles.unnamed

const fiat = (amount: DecimalText | null, direction: Direction, of: CurrencyFormat): string =>
  amount === null ? amountUnavailable : formatMovement(amount, direction, of)

const statusOf = ({ text, tone }: StatusRow): ActivityRowView['status'] => (text === null ? null : { text, tone })

/** The time that is shown, and the zone whose dates are shown. */
interface RowMoment {
  readonly now: number
  readonly timeZone: string
}

/** Date of an item; empty where its time is unknown. */
const dateOf = ({ now, timeZone }: RowMoment, { timestamp }: Activity): string =>
  isKnownTime(timestamp) ? activityDate(now, timestamp, timeZone) : ''

const markOf = (icon: ListIcon): RowMark | null => (icon === 'none' ? null : { kind: icon, label: markLabels[icon] })

/** What stands for a payment: its merchant, or how many there are. */
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

/** What the provider says of currencies, by code; of those that are missing a row has its own words (PAY-029). */
export type CurrencyBook = ReadonlyMap<string, Omit<CurrencyFormat, 'code'> & { readonly decimals: number }>

const noBook: CurrencyBook = new Map()

/** Text of minor units of the coin that was paid; null: of an unknown coin they could mean any amount. */
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
  /** None if not given. */
  readonly book?: CurrencyBook
  /** "UTC" if not given. */
  readonly timeZone?: string
  /** Space for the amount in coin; 'narrow' if not given. */
  readonly width?: AmountWidth
  /** None if not given: pictures of the own origin alone are shown. */
  readonly pictureOrigins?: PictureOrigins
}

const invoiceRow = (
  moment: RowMoment,
  invoice: Invoice,
  { book, width, pictureOrigins }: Required<RowOptions>,
): ActivityRowView => {
  const { label, icon, showsCoin: tellsCoin } = rowStatusOf(invoice)
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
    coin: tellsCoin ? coinText(invoice, invoice.amount, book, width) : null,
  }
}

/** A coin that we do not know has as many places as it may have. */
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

/** Row of an item, its date as of `now` in milliseconds since 1970. */
export const paymentRow = (now: number, item: Activity, options: RowOptions = {}): ActivityRowView => {
  const all = { ...defaultOptions, ...options }
  const moment = { now, timeZone: all.timeZone }
  return item.kind === 'invoice' ? invoiceRow(moment, item, all) : payoutRow(moment, item, all)
}

const timeOf = (item: Activity): number => item.timestamp ?? Number.MAX_SAFE_INTEGER

/** Newest first; a payout that is not executed yet comes before all (HOME-035). */
export const recentActivityView = (
  { seenAt, items }: RecentActivityState,
  options: Pick<RowOptions, 'timeZone' | 'pictureOrigins'> = {},
): RecentActivityView => ({
  rows: items
    .toSorted((one, other) => timeOf(other) - timeOf(one))
    .slice(0, recentActivityQuery.limit.value)
    .map((item) => paymentRow(seenAt, item, options)),
})
