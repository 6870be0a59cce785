import { activityDate } from '../../kernel/activity-date.ts'
import { filled } from '../../kernel/text.ts'
import { type CurrencyFormat, currencyRow, type DecimalText, formatMinorUnits, formatMoney } from '../../money/index.ts'
import type { SlideKind } from '../../platform/ports.ts'
import type { Activity, Invoice, Payout } from '../model.ts'
import {
  invoiceStatusRow,
  isBillPayment,
  isDonation,
  listIconOf,
  merchantCount,
  merchantLabel,
  payoutStatusRow,
} from '../rules.ts'
import { type ListIcon, type StatusRow, titles, type Tone, unknownStatus } from '../tables.ts'
import type { RecentActivityState } from './model.ts'
import { amountUnavailable, recentActivityQuery } from './tables.ts'

/** What stands below the fiat amount, and quieter. */
export type Below =
  | { readonly kind: 'status'; readonly text: string; readonly tone: Tone }
  | { readonly kind: 'amount'; readonly text: string }
  | null

/** A row of activity, ready to render. */
export interface ActivityRowView {
  readonly id: string
  /** Which slide of the carousel tells the whole. */
  readonly slide: SlideKind
  readonly icon: { readonly initials: string; readonly src: string | null; readonly status: ListIcon }
  readonly title: string
  readonly date: string
  readonly amount: string
  readonly below: Below
}

/** The recent activity, ready to render. */
export interface RecentActivityView {
  readonly rows: ReadonlyArray<ActivityRowView>
}

/** Only this origin is asked for a picture: no other learns who was paid, and the document's policy allows none. */
const pictureOf = (address: string | null): string | null =>
  address !== null && /^\/(?![/\\])[^\s\\]*$/u.test(address) ? address : null

const initialsOf = (name: string): string =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()

const nameOf = (name: string): string => (name.trim() === '' ? titles.unnamed : name)

const fiat = (amount: DecimalText | null, of: CurrencyFormat): string =>
  amount === null ? amountUnavailable : formatMoney(amount, of)

/** A status that asks for attention comes first, then what was paid in coin, then that it is complete. */
const belowOf = ({ text, tone }: StatusRow, settled: boolean, coin: string | null): Below => {
  if (text !== null && !settled) return { kind: 'status', text, tone }
  if (coin !== null) return { kind: 'amount', text: coin }
  return text === null ? null : { kind: 'status', text, tone }
}

/** What stands for a payment: its merchant, or how many there are. */
const iconOf = (invoice: Invoice, title: string): Pick<ActivityRowView['icon'], 'initials' | 'src'> => {
  if (!isBillPayment(invoice)) return { initials: initialsOf(invoice.merchantName), src: pictureOf(invoice.icon) }
  const merchants = merchantCount(invoice.bills)
  return merchants === 1
    ? { initials: initialsOf(title), src: pictureOf(invoice.bills[0]?.icon ?? null) }
    : { initials: String(merchants), src: null }
}

const slideOf = (invoice: Invoice): ActivityRowView['slide'] =>
  isBillPayment(invoice) ? 'bill-payment' : isDonation(invoice) ? 'donation' : 'invoice'

const titleOf = (invoice: Invoice): string => {
  if (isBillPayment(invoice)) return merchantLabel(invoice.bills)
  const name = nameOf(invoice.merchantName)
  return isDonation(invoice) ? filled(titles.donation, { name }) : name
}

/** Minor units of a coin that we do not know could mean any amount, so none is told. */
const coinOf = ({ amount, txCurrency: code }: Invoice): string | null => {
  const row = code === null ? null : currencyRow(code)
  return amount === null || code === null || row === null ? null : formatMinorUnits(amount, { code, ...row })
}

const invoiceRow = (now: number, invoice: Invoice): ActivityRowView => {
  const title = titleOf(invoice)
  // A payment of several bills has no status of its own (PAY-081).
  const status = isBillPayment(invoice) && invoice.bills.length !== 1 ? unknownStatus : invoiceStatusRow(invoice)
  const coin = coinOf(invoice)
  return {
    id: invoice.id,
    slide: slideOf(invoice),
    icon: { ...iconOf(invoice, title), status: listIconOf(invoice.status, invoice.exceptionStatus) },
    title,
    date: activityDate(now, invoice.timestamp),
    amount: fiat(invoice.price, invoice.currency),
    below: belowOf(status, status.tone === 'good', coin),
  }
}

const payoutRow = (now: number, payout: Payout): ActivityRowView => {
  const status = payoutStatusRow(payout.status)
  return {
    id: payout.id,
    slide: 'payout',
    icon: { initials: initialsOf(payout.merchantName), src: null, status: 'none' },
    title: filled(titles.payout, { name: nameOf(payout.merchantName) }),
    date: payout.timestamp === null ? '' : activityDate(now, payout.timestamp),
    amount: fiat(payout.amount, { code: payout.currency, ...currencyRow(payout.currency) }),
    below: belowOf(status, false, null),
  }
}

const rowOf = (now: number, item: Activity): ActivityRowView =>
  item.kind === 'invoice' ? invoiceRow(now, item) : payoutRow(now, item)

const timeOf = (item: Activity): number => item.timestamp ?? Number.MAX_SAFE_INTEGER

/** Newest first; a payout that is not executed yet comes before all (HOME-035). */
export const recentActivityView = ({ seenAt, items }: RecentActivityState): RecentActivityView => ({
  rows: items
    .toSorted((one, other) => timeOf(other) - timeOf(one))
    .slice(0, recentActivityQuery.limit.value)
    .map((item) => rowOf(seenAt, item)),
})
