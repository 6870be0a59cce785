import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isStillOwed } from '../bill-pay/left-to-pay.ts'
import { movePayment, runDuePayments } from '../due-payments.ts'
import type { Environment } from '../environment.ts'
import { callerOf, refuseCrossOrigin } from '../http/caller.ts'
import { formOf, queryOf, acceptForms } from '../http/forms.ts'
import { targetConfirmations } from '../kernel/blocks.ts'
import { html, type Markup } from '../kernel/html.ts'
import { refuse } from '../kernel/refusals.ts'
import { coinText, grouped } from '../money/amounts.ts'
import { currencies } from '../money/currencies.ts'
import { confirmationsOf, type Invoice, lifetime } from '../payments/invoice-steps.ts'
import { type InvoiceMove, invoiceOf, movesOf, payingMoves } from '../payments/invoices.ts'
import { statusLabel } from '../payments/statuses.ts'
import { invoiceScript } from './assets.ts'
import { billLines, billsNote, paysBills } from './invoice-bills.ts'
import { sendPage } from './layout.ts'
import { signedIn, toSignIn } from './signed-in.ts'

const statusOf = ({ status, exceptionStatus, alreadyRefunded }: Invoice): string => {
  if (alreadyRefunded) return 'Refunded'
  if (exceptionStatus === 'declined') return 'Declined'
  return exceptionStatus === 'paidPartial' && status !== 'invalid' ? 'Underpaid' : statusLabel(status)
}

/** Actions of a payer with their labels, in the order of the buttons. The first available action has the primary button. */
const payerMoves: Readonly<Partial<Record<InvoiceMove, string>>> = {
  pay: 'Pay',
  payRest: 'Pay the rest',
  refund: 'Claim the refund',
  underpay: 'Pay 10% less',
  overpay: 'Pay 5% more',
}

/** Actions of the blockchain network on an invoice that is paid in full. The window's script triggers them automatically. */
const networkMoves: Readonly<Record<string, readonly [InvoiceMove, string]>> = {
  paid: ['confirm', 'Confirm now'],
  confirmed: ['complete', 'Complete now'],
}

/**
 * True if the payer can get money back, for any kind of invoice. Checks the status fields instead of the label, because
 * invoices of bills and donations have other labels.
 */
const isRefundDue = ({ status, exceptionStatus, alreadyRefunded, isNonRefundableUnderpayment }: Invoice): boolean => {
  if (alreadyRefunded || isNonRefundableUnderpayment) return false
  if (exceptionStatus === 'paidPartial') return status === 'paid' || status === 'confirmed' || status === 'complete'
  if (exceptionStatus === 'paidOver') return status === 'confirmed' || status === 'complete'
  return exceptionStatus === 'declined'
}

/**
 * Returns the actions that the payer can take on this page. A refund is possible only if money is owed back to the payer. A
 * payment is possible only if `isDue` is true, because another invoice may already have paid the same bills.
 */
const availableMoves = (invoice: Invoice, isDue: boolean): ReadonlyArray<InvoiceMove> =>
  movesOf(invoice).filter(
    (move) =>
      (isDue || !payingMoves.has(move)) &&
      (move === 'refund' ? isRefundDue(invoice) : true) &&
      (move in payerMoves || networkMoves[invoice.status]?.[0] === move),
  )

const form = (invoice: Invoice, move: InvoiceMove, label: string, isFirst: boolean, id: string | null): Markup => html`
<form method="post" action="/invoice"${id === null ? null : html` id="${id}"`}>
<input type="hidden" name="id" value="${invoice.id}">
<input type="hidden" name="from" value="${invoice.status}">
<input type="hidden" name="move" value="${move}">
<button${isFirst ? null : html` class="secondary"`}>${label}</button>
</form>`

const forms = (invoice: Invoice, isDue: boolean): ReadonlyArray<Markup> => {
  const may = availableMoves(invoice, isDue)
  const own = Object.entries(payerMoves).flatMap(([name, label]) =>
    may.filter((move) => move === name).map((move) => [move, label] as const),
  )
  const [move, label] = networkMoves[invoice.status] ?? []
  const hasNetworkMove = move !== undefined && label !== undefined && may.includes(move)
  return [
    ...own.map(([name, text], index) => form(invoice, name, text, index === 0, name === 'pay' ? 'continuation' : null)),
    ...(hasNetworkMove ? [form(invoice, move, label, false, 'continuation')] : []),
  ]
}

/** Returns the status to report to the page that opened the window. An underpaid invoice is reported as new. */
const reportedStatus = ({ status, exceptionStatus }: Invoice): string =>
  exceptionStatus === 'paidPartial' ? 'new' : status

/** Money in the invoice's currency, as decimal text: "$1,234.50". */
const moneyOf =
  ({ currency }: Invoice) =>
  (amount: string): string =>
    `${currency.symbol}${grouped(amount)}`

const coins = (minor: string | null, code: string | null): string => {
  const currency = currencies.find((one) => one.code === code)
  return minor === null || currency === undefined || !/^\d+$/.test(minor)
    ? 'an unknown amount'
    : `${coinText(BigInt(minor), currency.decimals)} ${currency.displayCode}`
}

/** Returns a sentence that explains the status to the payer. Null if the payer only has to wait. */
const noteOf = (invoice: Invoice, now: number): string | null => {
  const { status, exceptionStatus, alreadyRefunded, txCurrency, invoiceTime } = invoice
  const { isNonRefundableUnderpayment, underpaidAmount, overpaidAmount, declinedAmount } = invoice
  if (alreadyRefunded) return 'Your refund was sent to the wallet you paid from.'
  if (status === 'new') return `Pay by ${new Date(invoiceTime + lifetime).toISOString().slice(11, 16)} UTC.`
  if (status === 'expired') return 'This invoice has expired. You paid nothing. Ask the merchant for a new one.'
  const back = isNonRefundableUnderpayment
    ? 'This amount is too small to refund: the network cost would be higher than the refund.'
    : 'Claim the refund to get it back in the wallet you paid from, less the network cost. There is no deadline.'
  if (exceptionStatus === 'declined') {
    return `Your payment of ${coins(declinedAmount, txCurrency)} was declined. ${back}`
  }
  if (status === 'invalid') return "The network didn't confirm your payment. No money has moved."
  if (exceptionStatus === 'paidPartial') return `You paid ${coins(underpaidAmount, txCurrency)} too little. ${back}`
  const count = confirmationsOf(invoice, now)
  const wait = status === 'complete' || count === null ? '' : `${count} of ${targetConfirmations} confirmations.`
  if (exceptionStatus !== 'paidOver') return wait === '' ? null : wait
  const overpayment = `You paid ${coins(overpaidAmount, txCurrency)} too much.`
  return [overpayment, isRefundDue(invoice) || isNonRefundableUnderpayment ? back : '', wait]
    .filter((text) => text !== '')
    .join(' ')
}

/** Returns the sentences that explain the status. The sentence about bills comes first. */
const notesOf = (invoice: Invoice, isDue: boolean, now: number): ReadonlyArray<string> => {
  const [ofBills, note] = [paysBills(invoice) ? billsNote(invoice, isDue) : null, noteOf(invoice, now)]
  // Omits the payment deadline if another invoice has already paid the bills.
  if (!isDue && invoice.status === 'new' && ofBills !== null) return [ofBills]
  // Omits the advice to ask the merchant for another invoice, because an invoice for bills has no merchant.
  const notes = invoice.status === 'expired' && ofBills !== null ? [ofBills] : [ofBills, note]
  return notes.filter((one) => one !== null)
}

/** Invoice with its current status. */
interface CurrentInvoice {
  readonly invoice: Invoice
  /** False if the invoice could still be paid, but another payment has already covered its bills. */
  readonly isDue: boolean
  readonly now: number
}

const invoicePage = ({ invoice, isDue, now }: CurrentInvoice): Markup => {
  const ofBills = paysBills(invoice)
  const money = moneyOf(invoice)
  return html`
<div><h1>Invoice for ${money(invoice.price)}</h1><p class="lead">${invoice.merchantName}</p></div>
${ofBills && billLines(invoice, money)}
<section class="panel moves" aria-label="Payment" id="invoice" data-status="${reportedStatus(invoice)}">
<dl><dt>Status</dt><dd role="status">${statusOf(invoice)}</dd>
${invoice.txCurrency === null ? null : html`<dt>Paid in</dt><dd>${invoice.txCurrency}</dd>`}</dl>
${notesOf(invoice, isDue, now).map((note) => html`<p>${note}</p>`)}
<p class="note">This is a sandbox: you need no wallet, and no money moves.</p>
${forms(invoice, isDue)}
<button type="button" class="secondary" id="close" hidden>Close this window</button>
</section>
<p id="back">${ofBills ? html`<a href="/id/bill-pay">Back to Bill Pay</a>` : html`<a href="/id/home">Back to Home</a>`}</p>`
}

/** Actions by the status of the invoice, for submitted forms that contain a status but no action. */
const defaultMoves: Readonly<Record<string, InvoiceMove>> = { new: 'pay', paid: 'confirm', confirmed: 'complete' }

/**
 * Page in the payment window (CALL-118). The app's page of an invoice also links to this page (PAY-013). The page works
 * without a script. With a script, the page reports the status to the page that opened the window.
 */
export const invoiceRoutes =
  (environment: Environment) =>
  async (app: FastifyInstance): Promise<void> => {
    const { queries: database, random, productName } = environment
    acceptForms(app)

    /** Returns the invoice in its current state with its owner. Null without a session. */
    const loadInvoice = async (request: FastifyRequest, reply: FastifyReply, id: string) => {
      const caller = await signedIn(environment, request, reply)
      if (caller === null) return null
      const { user, now } = caller
      const means = { database, random, now: () => now }
      await runDuePayments(means, user)
      const invoice = (await invoiceOf(means, user.id, id)) ?? refuse(404, 'Not found.')
      const isDue = !movesOf(invoice).some((move) => payingMoves.has(move)) || (await isStillOwed(means, invoice))
      return { means, user, invoice, isDue, now }
    }

    app.get('/invoice', async (request, reply) => {
      const found = await loadInvoice(request, reply, queryOf(request).get('id') ?? '')
      if (found === null) return toSignIn(reply, request.url)
      const body = invoicePage(found)
      return sendPage(reply, { productName, title: 'Invoice', body, scripts: [invoiceScript.address] })
    })

    app.post('/invoice', async (request, reply) => {
      refuseCrossOrigin(callerOf(environment, request, reply))
      const field = formOf(request.body)
      const [id, expectedStatus] = [field('id'), field('from')]
      const address = `/invoice?v=4&id=${encodeURIComponent(id)}&lang=en-US`
      const found = await loadInvoice(request, reply, id)
      if (found === null) return toSignIn(reply, address)
      const { means, user, invoice, isDue } = found
      const name =
        field('move') === ''
          ? Object.hasOwn(defaultMoves, expectedStatus)
            ? defaultMoves[expectedStatus]
            : undefined
          : field('move')
      const known = [...Object.keys(payerMoves), 'confirm', 'complete']
      if (name === undefined || !known.includes(name))
        return refuse(400, "You can't do this with the invoice now. Reload the page to see its status.")
      const move = availableMoves(invoice, isDue).find((one) => one === name)
      if (move !== undefined) await movePayment(means, { userId: user.id, id, move, expectedStatus })
      return reply.redirect(address, 303)
    })
  }
