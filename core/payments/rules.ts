import { add, type CurrencyCode, type DecimalText, isLightning, zero } from '../money/index.ts'
import type { PictureOrigins } from '../platform/ports.ts'
import type { StatusRow } from '../presentation/tone.ts'
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
  type BillStatusRow,
  billStatuses,
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
  refunded,
  toneIcons,
  unknownStatus,
  transactionIdEnd,
} from './tables.ts'
import { paymentTitles as titles } from './texts.ts'

type Rows<K extends string, R> = Readonly<Record<K, R>>

/**
 * Returns the exception if it overrides the status, else the status (PAY-052 to PAY-055).
 * @example
 * effectiveStatus('complete', 'paidOver') // 'paidOver'
 * effectiveStatus('invalid', 'paidPartial') // 'invalid'
 */
export const effectiveStatus = (
  status: InvoiceStatus | null,
  exception: ExceptionStatus | null,
  table: Rows<ExceptionStatus, OverrideRow> = overrides,
): InvoiceStatus | null => {
  if (exception === null) return status
  const { only, except } = table[exception]
  if (status === null) return only === null ? exception : status
  return (only === null || only.includes(status)) && !except.includes(status) ? exception : status
}

const isException = (status: string): status is ExceptionStatus => Object.hasOwn(overrides, status)

type StatusFacts = Pick<Invoice, 'status' | 'exceptionStatus' | 'alreadyRefunded' | 'isNonRefundableUnderpayment'>

/**
 * Returns an invoice's label: "Refunded", else the exception, else the status (PAY-039 to PAY-046, PAY-050).
 * @example
 * invoiceStatusRow({ status: 'paid', exceptionStatus: null, alreadyRefunded: false }).text // 'Confirming'
 * invoiceStatusRow({ status: 'paid', exceptionStatus: null, alreadyRefunded: true }).text // 'Refunded'
 */
export const invoiceStatusRow = (
  invoice: StatusFacts,
  table: Rows<InvoiceStatus, StatusRow> = invoiceStatuses,
): StatusRow => {
  if (invoice.alreadyRefunded) return refunded
  const status = effectiveStatus(invoice.status, invoice.exceptionStatus)
  if (status === null) return unknownStatus
  return isException(status) && invoice.isNonRefundableUnderpayment ? nonRefundable : table[status]
}

/**
 * Returns the activity list icon of an invoice (PAY-047 to PAY-051).
 * @example
 * listIconOf('complete', null) // 'complete'
 * listIconOf('complete', 'declined') // 'exception'
 */
export const listIconOf = (
  status: InvoiceStatus | null,
  exception: ExceptionStatus | null,
  table: Rows<InvoiceStatus, ListIcon> = listIcons,
): ListIcon => {
  const effective = effectiveStatus(status, exception)
  return effective === null ? 'none' : table[effective]
}

/**
 * Returns the label of a payout. Unknown statuses have no label (PAY-056 to PAY-058).
 * @example
 * payoutStatusRow('pending').text // 'Confirming'
 * payoutStatusRow('frozen').text // null
 */
export const payoutStatusRow = (status: string, table: ReadonlyMap<string, StatusRow> = payoutStatuses): StatusRow =>
  table.get(status) ?? unknownStatus

/**
 * Counts the distinct merchants of the bills, compared by the provider's merchant id (PAY-079).
 * @example
 * merchantCount([{ merchantId: 'm1' }, { merchantId: 'm1' }]) // 1
 */
export const merchantCount = (bills: ReadonlyArray<PaidBill>): number =>
  new Set(bills.map((bill) => bill.merchantId)).size

/**
 * Returns the name of the only merchant, or "Multiple merchants" (PAY-077 to PAY-079).
 * @example
 * merchantLabel([{ merchantId: 'm1', merchantName: 'Northgate' }]) // 'Northgate'
 * merchantLabel([{ merchantId: 'm1' }, { merchantId: 'm2' }]) // 'Multiple merchants'
 */
export const merchantLabel = (bills: ReadonlyArray<PaidBill>): string =>
  (merchantCount(bills) === 1 ? bills[0]?.merchantName : undefined) ?? titles.multipleMerchants

/** True if the item code marks a bill payment (PAY-104). */
export const isBillPayment = (invoice: Pick<Invoice, 'itemCode'>): boolean => invoice.itemCode === itemCodes.billPayment

/** True if the item code marks a donation (PAY-104). */
export const isDonation = (invoice: Pick<Invoice, 'itemCode'>): boolean => invoice.itemCode === itemCodes.donation

/**
 * Returns the code of the payment currency; "LNBTC" for bitcoin on the lightning layer (CUR-024). Null if no currency is
 * chosen.
 * @example
 * paidCurrency({ txCurrency: 'BTC', currencyLayer: 'LIGHTNING' }) // 'LNBTC'
 */
export const paidCurrency = ({
  txCurrency,
  currencyLayer,
}: Pick<Invoice, 'txCurrency' | 'currencyLayer'>): CurrencyCode | null =>
  txCurrency !== null && isLightning(currencyLayer) ? lightningCurrency : txCurrency

const isBillState = (status: string): status is BillState => Object.hasOwn(billGroups, status)

/**
 * Parses the provider's status in camel case or snake case. Null means that there is no status yet (PAY-069).
 * @example
 * billState('refund_created') // 'refundCreated'
 * billState('melted') // 'unknown'
 * billState(null) // 'none'
 */
export const billState = (status: string | null): BillState => {
  if (status === null) return 'none'
  const camel = status.replaceAll(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase())
  return camel !== 'none' && isBillState(camel) ? camel : 'unknown'
}

/**
 * Returns the outcome of a bill's payment (PAY-062).
 * @example
 * billGroup('refund_created') // 'processing'
 * billGroup('settled') // 'completed'
 */
export const billGroup = (status: string | null, table: Rows<BillState, BillGroup> = billGroups): BillGroup =>
  table[billState(status)]

/** Returns the outcome of a donation, which is 'processing' while the donation confirms (PAY-071). */
export const donationGroup = (status: string | null): BillGroup =>
  status !== null && confirmingDonation.includes(status) ? 'processing' : billGroup(status)

/** Returns the label of a bill's payment and its tone (PAY-068, PAY-070). */
export const billLabel = (status: string | null, table: Rows<BillState, BillStatusRow> = billStatuses): BillStatusRow =>
  table[billState(status)]

/**
 * Returns the label of a bill's payment (PAY-068).
 * @example
 * billText(null) // 'Processing'
 */
export const billText = (status: string | null, table: Rows<BillState, BillStatusRow> = billStatuses): string =>
  table[billState(status)].text

/**
 * Returns the status of a donation: 'refunded' if it was refunded, else the exception if it overrides, else the invoice's
 * status. A confirming donation has the status 'processing'. A missing status becomes 'unknown' (PAY-071).
 * @example
 * donationStatus({ status: 'complete', exceptionStatus: null, alreadyRefunded: false }) // 'complete'
 */
export const donationStatus = (invoice: Omit<StatusFacts, 'isNonRefundableUnderpayment'>): string => {
  if (invoice.alreadyRefunded) return 'refunded'
  const status = effectiveStatus(invoice.status, invoice.exceptionStatus)
  return status === null ? 'unknown' : donationGroup(status) === 'processing' ? 'processing' : status
}

/** Status part of an activity row. */
export interface RowStatus {
  readonly label: StatusRow
  readonly icon: ListIcon
  /** True if the row shows the amount in coin (HOME-038). */
  readonly showsCoin: boolean
}

/** Returns the joint outcome of payments: 'failed' if any failed, 'completed' if all completed, else 'unknown'. */
const jointGroup = (groups: ReadonlyArray<BillGroup>): BillGroup => {
  if (groups.includes('failed')) return 'failed'
  return groups.length > 0 && groups.every((group) => group === 'completed') ? 'completed' : 'unknown'
}

/** Returns the status of one payment, or the joint status of several payments, which has no label (PAY-081). */
const statusOfPayments = (statuses: ReadonlyArray<string | null>): RowStatus => {
  const [only = null] = statuses
  const group = jointGroup(statuses.map((status) => billGroup(status)))
  const label = billLabel(only)
  return {
    label: statuses.length === 1 ? label : unknownStatus,
    icon: statuses.length === 1 ? toneIcons[label.tone] : billIcons[group],
    showsCoin: group === 'completed',
  }
}

/**
 * Returns the status part of a row. A bill payment shows the joint status of its bills. A donation without an exception
 * shows the donation status. All other invoices show the invoice status (HOME-038, PAY-071).
 */
export const rowStatusOf = (
  invoice: StatusFacts & Pick<Invoice, 'itemCode'> & { readonly bills: ReadonlyArray<Pick<PaidBill, 'status'>> },
): RowStatus => {
  if (isBillPayment(invoice)) return statusOfPayments(invoice.bills.map(({ status }) => status))
  const donation = isDonation(invoice) ? donationStatus(invoice) : null
  if (donation !== null && !isException(donation)) return statusOfPayments([donation])
  const label = invoiceStatusRow(invoice)
  const isOpenException = label.tone === 'wait' && listIconOf(invoice.status, invoice.exceptionStatus) === 'exception'
  return { label, icon: isOpenException ? 'exception' : toneIcons[label.tone], showsCoin: true }
}

/**
 * Returns the bill activity list of a payment: 'pending', 'recent', or null if it is in neither of them (PAY-075).
 * @example
 * billActivityListOf('pending') // 'pending'
 * billActivityListOf('complete') // 'recent'
 */
export const billActivityListOf = (
  status: string | null,
  table: Rows<BillState, BillActivityList | null> = billActivityLists,
): BillActivityList | null => table[billState(status)]

/**
 * Returns the bill activity list ('pending' or 'recent') of a payment for several bills: 'pending' if the payment of any of
 * these bills is pending. Null if none of these payments is in a list (BILL-104).
 */
const jointListOf = (payments: ReadonlyArray<Pick<BillPayment, 'status'>>): BillActivityList | null => {
  const lists = payments.map(({ status }) => billActivityListOf(status))
  return lists.includes('pending') ? 'pending' : (lists.find((list) => list !== null) ?? null)
}

/**
 * Filters the records of one bill activity list and keeps their order. Each record keeps only the payments of connected
 * bills (PAY-072 to PAY-076, BILL-104).
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

/**
 * Returns the exact sum of the fees. A missing fee counts as zero (PAY-080).
 * @example
 * convenienceFee([{ convenienceFee: '1.50' }, { convenienceFee: null }]) // '1.50'
 */
export const convenienceFee = (payments: ReadonlyArray<Pick<BillPayment, 'convenienceFee'>>): DecimalText =>
  payments.reduce<DecimalText>((sum, payment) => add(sum, payment.convenienceFee ?? zero), zero)

/**
 * Returns the label of a single bill payment, or null for several payments (PAY-081).
 * @example
 * billPaymentText([{ status: 'complete' }]) // 'Completed'
 * billPaymentText([{ status: 'complete' }, { status: 'failed' }]) // null
 */
export const billPaymentText = (payments: ReadonlyArray<Pick<BillPayment, 'status'>>): string | null => {
  const [only, ...others] = payments
  return only === undefined || others.length > 0 ? null : billText(only.status)
}

const ownAddress = /^(?:\/(?![/\\])|data:image\/)[^\s\\]*$/u
const otherAddress = /^([A-Za-z]+:\/\/[A-Za-z\d.:[\]-]+)\/[^\s\\]*$/u

/**
 * Returns the URL of a picture if the app may load it, else null. Allowed are paths of the app's origin,
 * `data:image/` URLs and URLs of `origins`. Other origins could learn whom the user paid, and the content security
 * policy blocks them.
 * @example
 * allowedPicture('https://pictures.example/a.png', ['https://pictures.example']) // 'https://pictures.example/a.png'
 * allowedPicture('https://other.example/a.png', ['https://pictures.example']) // null
 */
export const allowedPicture = (address: string | null, origins: PictureOrigins): string | null => {
  if (address === null || ownAddress.test(address)) return address
  const origin = otherAddress.exec(address)?.[1]?.toLowerCase()
  return origin !== undefined && origins.includes(origin) ? address : null
}

/**
 * Returns the query of a link to an item, as in "item=invoice:inv-7".
 * @example
 * queryOfItem({ kind: 'invoice', id: 'inv-7' }) // [['item', 'invoice:inv-7']]
 */
export const queryOfItem = ({ kind, id }: ItemReference): ReadonlyArray<readonly [string, string]> => [
  [itemKey, `${kind}:${id}`],
]

/**
 * Returns the last characters of a transaction id (PAY-087).
 * @example
 * shortTransactionId('0x4c5b6a7f8e9d0c1b') // '6a7f8e9d0c1b'
 */
export const shortTransactionId = (id: string): string => [...id].slice(-transactionIdEnd.value).join('')
