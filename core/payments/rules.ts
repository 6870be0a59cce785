import { add, type CurrencyCode, type DecimalText, isLightning, zero } from '../money/index.ts'
import type { PictureOrigins } from '../platform/ports.ts'
import { firstGraphemes } from '../presentation/name-text.ts'
import type { StatusRow, Tone } from '../presentation/tone.ts'
import {
  type BillPayment,
  type ExceptionStatus,
  type Invoice,
  type InvoiceStatus,
  type ItemReference,
  type PaidBill,
} from './model.ts'
import {
  type BillGroup,
  billGroups,
  billIcons,
  type BillActivityList,
  billActivityLists,
  type BillState,
  billTexts,
  billTones,
  confirmingDonation,
  invoiceStatuses,
  itemCodes,
  itemKey,
  type ListIcon,
  lightningCurrency,
  listIcons,
  nonRefundable,
  type OverrideRow,
  overrides,
  payoutStatuses,
  pillMask,
  pillName,
  refunded,
  titles,
  toneIcons,
  unknownStatus,
} from './tables.ts'

/** The status that counts: the exception where it overrides, else the invoice's own (PAY-052 to PAY-055). */
export const effectiveStatus = (
  status: InvoiceStatus | null,
  exception: ExceptionStatus | null,
): InvoiceStatus | null => {
  if (exception === null) return status
  const { only, except }: OverrideRow = overrides[exception]
  if (status === null) return only === null ? exception : status
  return (only === null || only.includes(status)) && !except.includes(status) ? exception : status
}

const isException = (status: string): status is ExceptionStatus => Object.hasOwn(overrides, status)

type StatusFacts = Pick<Invoice, 'status' | 'exceptionStatus' | 'alreadyRefunded' | 'isNonRefundableUnderpayment'>

/** The label of an invoice: refunded before all, then the exception, then the table (PAY-039 to PAY-046, PAY-050). */
export const invoiceStatusRow = (invoice: StatusFacts): StatusRow => {
  if (invoice.alreadyRefunded) return refunded
  const status = effectiveStatus(invoice.status, invoice.exceptionStatus)
  if (status === null) return unknownStatus
  return isException(status) && invoice.isNonRefundableUnderpayment ? nonRefundable : invoiceStatuses[status]
}

/** Activity list status of an invoice (PAY-047 to PAY-051). */
export const listIconOf = (status: InvoiceStatus | null, exception: ExceptionStatus | null): ListIcon => {
  const effective = effectiveStatus(status, exception)
  return effective === null ? 'none' : listIcons[effective]
}

/** The label of a payout, for any word of the provider (PAY-056 to PAY-058). */
export const payoutStatusRow = (status: string): StatusRow => payoutStatuses.get(status) ?? unknownStatus

/** How many merchants the bills of a payment go to, by the provider's ids (PAY-079). */
export const merchantCount = (bills: ReadonlyArray<PaidBill>): number =>
  new Set(bills.map((bill) => bill.merchantId)).size

/** The one merchant's name, or that there are several (PAY-077 to PAY-079). */
export const merchantLabel = (bills: ReadonlyArray<PaidBill>): string =>
  merchantCount(bills) === 1 ? (bills[0]?.merchantName ?? titles.multipleMerchants) : titles.multipleMerchants

/** By its item code (PAY-104). */
export const isBillPayment = (invoice: Pick<Invoice, 'itemCode'>): boolean => invoice.itemCode === itemCodes.billPayment

/** By its item code (PAY-104). */
export const isDonation = (invoice: Pick<Invoice, 'itemCode'>): boolean => invoice.itemCode === itemCodes.donation

/** Code of the currency that was paid, which is bitcoin's own one on the lightning layer (CUR-024); null: none is chosen. */
export const paidCurrency = ({
  txCurrency,
  currencyLayer,
}: Pick<Invoice, 'txCurrency' | 'currencyLayer'>): CurrencyCode | null =>
  txCurrency !== null && isLightning(currencyLayer) ? lightningCurrency : txCurrency

const isBillState = (word: string): word is BillState => Object.hasOwn(billGroups, word)

/** What a word of the provider means, in camel case or snake case; null: no status yet (PAY-069). */
export const billState = (word: string | null): BillState => {
  if (word === null) return 'none'
  const camel = word.replaceAll(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase())
  return camel !== 'none' && isBillState(camel) ? camel : 'unknown'
}

/** Outcome of a bill's payment (PAY-062). */
export const billGroup = (word: string | null): BillGroup => billGroups[billState(word)]

/** As `billGroup`, of a donation, which is not unknown while it confirms (PAY-071). */
export const donationGroup = (word: string | null): BillGroup =>
  word !== null && confirmingDonation.includes(word) ? 'processing' : billGroup(word)

/** The label of a bill's payment (PAY-068). */
export const billText = (word: string | null): (typeof billTexts)[BillState] => billTexts[billState(word)]

/** The label of a bill's payment in its colour (PAY-068, PAY-070). */
export const billLabel = (word: string | null): { readonly text: string; readonly tone: Tone } => {
  const text = billText(word)
  return { text, tone: billTones[text] }
}

/**
 * Status word of a donation: its exception where it overrides, else the invoice's status, which is processing while it
 * confirms and unknown where it is missing (PAY-071).
 */
export const donationStatus = (invoice: Omit<StatusFacts, 'isNonRefundableUnderpayment'>): string => {
  if (invoice.alreadyRefunded) return 'refunded'
  const status = effectiveStatus(invoice.status, invoice.exceptionStatus)
  return status === null ? 'unknown' : donationGroup(status) === 'processing' ? 'processing' : status
}

/** What a row of activity says of how its payment stands. */
export interface RowStatus {
  readonly label: StatusRow
  readonly icon: ListIcon
  /** Whether the amount in coin is told (HOME-038). */
  readonly showsCoin: boolean
}

/** Several payments fail together when one does, and are completed when all are. */
const jointGroup = (groups: ReadonlyArray<BillGroup>): BillGroup => {
  if (groups.includes('failed')) return 'failed'
  return groups.length > 0 && groups.every((group) => group === 'completed') ? 'completed' : 'unknown'
}

/** By the statuses of the payments themselves; of several together there is no label (PAY-081). */
const statusOfPayments = (words: ReadonlyArray<string | null>): RowStatus => {
  const [only = null] = words
  const group = jointGroup(words.map(billGroup))
  const label = billLabel(only)
  return {
    label: words.length === 1 ? label : unknownStatus,
    icon: words.length === 1 ? toneIcons[label.tone] : billIcons[group],
    showsCoin: group === 'completed',
  }
}

/** Bill payments and donations without an exception go by their own status, everything else by the invoice's (HOME-038, PAY-071). */
export const rowStatusOf = (
  invoice: StatusFacts & Pick<Invoice, 'itemCode'> & { readonly bills: ReadonlyArray<Pick<PaidBill, 'status'>> },
): RowStatus => {
  if (isBillPayment(invoice)) return statusOfPayments(invoice.bills.map(({ status }) => status))
  const gift = isDonation(invoice) ? donationStatus(invoice) : null
  if (gift !== null && !isException(gift)) return statusOfPayments([gift])
  const label = invoiceStatusRow(invoice)
  const isOpenException = label.tone === 'wait' && listIconOf(invoice.status, invoice.exceptionStatus) === 'exception'
  return { label, icon: isOpenException ? 'exception' : toneIcons[label.tone], showsCoin: true }
}

/** The bill activity list that a payment belongs to; null: neither (PAY-075). */
export const billActivityListOf = (word: string | null): BillActivityList | null => billActivityLists[billState(word)]

/** The bill activity list of payments that were made together: pending while any of them is; null: neither (BILL-104). */
const jointListOf = (payments: ReadonlyArray<Pick<BillPayment, 'status'>>): BillActivityList | null => {
  const lists = payments.map(({ status }) => billActivityListOf(status))
  return lists.includes('pending') ? 'pending' : (lists.find((list) => list !== null) ?? null)
}

/**
 * The bill payments of one bill activity list, in order, each with its payments of connected bills alone (PAY-072 to
 * PAY-076, BILL-104).
 */
export const billActivity = <
  R extends { readonly payments: ReadonlyArray<Pick<BillPayment, 'status' | 'partnerAccountId'>> },
>(
  list: BillActivityList,
  records: ReadonlyArray<R>,
  accounts: ReadonlyArray<{ readonly id: string }>,
): ReadonlyArray<R> => {
  const connected = new Set(accounts.map(({ id }) => id))
  return records
    .map((record) => ({
      ...record,
      payments: record.payments.filter(({ partnerAccountId }) => connected.has(partnerAccountId)),
    }))
    .filter(({ payments }) => jointListOf(payments) === list)
}

/** What the payments cost together, exactly; a missing fee counts as none (PAY-080). */
export const convenienceFee = (payments: ReadonlyArray<Pick<BillPayment, 'convenienceFee'>>): DecimalText =>
  payments.reduce<DecimalText>((sum, payment) => add(sum, payment.convenienceFee ?? zero), zero)

/** The label of a bill payment; several payments together have none (PAY-081). */
export const billPaymentText = (payments: ReadonlyArray<Pick<BillPayment, 'status'>>): string | null => {
  const [only, ...others] = payments
  return only === undefined || others.length > 0 ? null : billText(only.status)
}

const ownAddress = /^(?:\/(?![/\\])|data:image\/)[^\s\\]*$/u
const otherAddress = /^([A-Za-z]+:\/\/[A-Za-z\d.:[\]-]+)\/[^\s\\]*$/u

/**
 * Returns the address of a picture that may be shown: a path of the own origin, a `data:image/` address, or an address of an
 * allowed origin. Null otherwise: no other origin learns who was paid, and the document's policy blocks its pictures.
 */
export const allowedPicture = (address: string | null, origins: PictureOrigins): string | null => {
  if (address === null || ownAddress.test(address)) return address
  const origin = otherAddress.exec(address)?.[1]?.toLowerCase()
  return origin !== undefined && origins.includes(origin) ? address : null
}

/** The query of an address of an item, as in "item=invoice:inv-7". */
export const queryOfItem = ({ kind, id }: ItemReference): ReadonlyArray<readonly [string, string]> => [
  [itemKey, `${kind}:${id}`],
]

const space = /\s/u

/**
 * The beginning of a text, of at most so many characters and ending where a word does; a first word that is longer
 * is cut (PAY-082). Characters are counted as users count them.
 */
const truncateAtWord = (text: string, length: number): string => {
  const characters = firstGraphemes(text.trim(), length + 1)
  const start = characters.slice(0, length)
  const next = characters[length]
  const isWhole = next === undefined || space.test(next)
  const lastSpace = start.findLastIndex((character) => space.test(character))
  return (isWhole || lastSpace < 0 ? start : start.slice(0, lastSpace)).join('').trimEnd()
}

/** "Northgate ****4821" (PAY-082). */
export const merchantPill = ({ merchantName, mask }: Pick<BillPayment, 'merchantName' | 'mask'>): string =>
  `${truncateAtWord(merchantName, pillName.value)} ${pillMask}${mask}`.trimStart()
