import { html, type Markup } from '../kernel/html.ts'
import { centsOf, dollars } from '../money/amounts.ts'
import type { Invoice } from '../payments/invoice-steps.ts'

type BillColumn = Invoice['bills'][number]

/** True if the invoice pays bills that the user has chosen. False if the invoice pays a merchant. */
export const paysBills = ({ itemCode, bills }: Pick<Invoice, 'itemCode' | 'bills'>): boolean =>
  itemCode === 'Bill Payment' && bills.length > 0

/** Returns the type and the last digits of a bill account, such as "Credit card ending in 0142". Omits unknown parts. */
const accountText = ({ accountType, mask }: Pick<BillColumn, 'accountType' | 'mask'>): string => {
  const words = (accountType ?? 'account').replaceAll('_', ' ')
  const kind = `${words.charAt(0).toUpperCase()}${words.slice(1)}`
  return mask === null ? kind : `${kind} ending in ${mask}`
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/**
 * Payment statuses for which the page shows the estimated completion. With these statuses, the payment is in progress or can
 * still begin.
 */
const estimatedStatuses: ReadonlyArray<string | null> = [null, 'pending', 'processing', 'sent']

type Billed = Pick<Invoice, 'bills' | 'price' | 'status' | 'exceptionStatus' | 'alreadyRefunded'>

/** True if the status of the invoice means that no part of the payment goes to the billers. */
const isVoid = ({ status, exceptionStatus, alreadyRefunded }: Omit<Billed, 'bills' | 'price'>): boolean =>
  status === 'expired' ||
  status === 'invalid' ||
  exceptionStatus === 'paidPartial' ||
  exceptionStatus === 'declined' ||
  (alreadyRefunded && exceptionStatus !== 'paidOver')

const line = (bill: BillColumn, money: (amount: string) => string, isPaid: boolean): Markup => {
  const { merchantName, amount, status, estimatedCompletionDate: due } = bill
  const estimate =
    isPaid && due !== null && estimatedStatuses.includes(status) && html`<span>Estimated ${day.format(due)}</span>`
  return html`
<li><div><b>${merchantName}</b><span>${accountText(bill)}</span>${estimate}</div>
<b class="sum">${money(amount)}</b></li>`
}

/**
 * Renders the amount of each bill. Adds the fee if the amounts and the fee add up to the price. The price of an invoice that
 * was not created in Bill Pay may not include the fee.
 */
export const billLines = (invoice: Billed, money: (amount: string) => string): Markup => {
  const { bills, price } = invoice
  const total = (amounts: ReadonlyArray<string>): number => amounts.reduce((sum, amount) => sum + centsOf(amount), 0)
  const fee = total(bills.map(({ convenienceFee }) => convenienceFee))
  const isOnTop = total(bills.map(({ amount }) => amount)) + fee === centsOf(price)
  return html`
<section class="panel" aria-labelledby="bills"><h2 id="bills">${bills.length === 1 ? 'Your bill' : `Your ${bills.length} bills`}</h2>
<ul class="people">${bills.map((bill) => line(bill, money, !isVoid(invoice)))}
${isOnTop && html`<li><div>Fee</div><span class="sum">${fee === 0 ? 'Waived' : money(dollars(fee))}</span></li>`}
<li><b>Total</b><b class="sum">${money(price)}</b></li></ul></section>`
}

/**
 * Returns a sentence that explains what the status of the invoice means for its bills. Null if there is nothing to say yet.
 * @param isDue true if the bills still have to be paid
 */
export const billsNote = (invoice: Billed, isDue: boolean): string | null => {
  const { status, exceptionStatus, alreadyRefunded } = invoice
  if (!isDue) return "Your bills were already paid another way. You can't pay them here anymore."
  if (status === 'new') return null
  if (status === 'paid' && exceptionStatus === 'paidPartial' && !alreadyRefunded) {
    return "We'll pay your bills when you pay the rest."
  }
  if (status === 'expired') return 'This payment has expired. You paid nothing. Choose your bills again in Bill Pay.'
  if (isVoid(invoice)) return 'We paid no bills with this payment.'
  return status === 'complete'
    ? "We're sending your payment to each biller."
    : "We'll pay each bill once this payment is complete."
}
