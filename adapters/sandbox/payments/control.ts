import { record } from '@paydeck/adapters/wire/codec'
import * as t from 'io-ts'
import { type ControlPart, get, type ControlContext, post } from '../control/part.ts'
import { html, type Markup, options } from '../kernel/html.ts'
import { notFound, refuse } from '../kernel/refusals.ts'
import type { Invoice } from './invoice-steps.ts'
import { invoiceMoves, type InvoiceMove, invoiceOf, isInvoiceMove } from './invoices.ts'
import { type InvoiceKind, invoiceKinds, makeInvoice } from './new-invoices.ts'

export { changePayments, paymentFields } from './control-fields.ts'

const isKind = (text: string): text is InvoiceKind => Object.hasOwn(invoiceKinds, text)

const make = (
  context: ControlContext,
  { kind, merchantName, amount }: { readonly kind: string; readonly merchantName: string; readonly amount: string },
) =>
  isKind(kind)
    ? makeInvoice(context, context.user.id, { kind, merchantName, amount })
    : refuse(400, 'Unknown kind of invoice.')

/** Functions that change invoices, and also update the bills or top-ups that the invoices pay for. */
interface InvoiceOperations {
  readonly runDueWork: (context: ControlContext) => Promise<void>
  readonly move: (
    context: ControlContext,
    request: { readonly userId: string; readonly id: string; readonly move: InvoiceMove },
  ) => Promise<boolean>
}

const move = async (due: InvoiceOperations, context: ControlContext, id: string, name: string): Promise<void> => {
  if (!isInvoiceMove(name)) return refuse(400, 'Unknown move.')
  await due.runDueWork(context)
  if ((await invoiceOf(context, context.user.id, id)) === null) notFound()
  if (!(await due.move(context, { userId: context.user.id, id, move: name })))
    refuse(422, "This payment's status doesn't allow this move.")
}

const newestOf = ({ database, user }: ControlContext, most: number) =>
  database
    .selectFrom('invoices')
    .selectAll()
    .where('userId', '=', user.id)
    .orderBy('timestamp', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()

/** `kind` is the kind of invoice, a key of `invoiceKinds`. */
const Make = record({ merchantName: t.string, amount: t.string }, { kind: t.string })
/** `move` is the action on the invoice, a key of `invoiceMoves`. */
const Move = record({ id: t.string, move: t.string })

/** Makes the section of the control page, and the routes of its API, that create invoices and apply actions to invoices. */
export const makePaymentsControl = (due: InvoiceOperations): ControlPart => ({
  api: [
    // The response contains the id of the invoice.
    post('payments', Make, (context, { kind = 'payment', ...request }) => make(context, { kind, ...request })),
    post('payments/move', Move, (context, { id, move: name }) => move(due, context, id, name)),
    get('payments', async (context) => {
      await due.runDueWork(context)
      const rows = await newestOf(context, 100)
      return {
        payments: rows.map(({ id, merchantName, price, status, exceptionStatus, itemCode }) => ({
          id,
          merchantName,
          price,
          status,
          exceptionStatus,
          itemCode,
        })),
      }
    }),
  ],
  forms: [
    {
      path: 'payments',
      run: (context, field) =>
        make(context, { kind: field('kind'), merchantName: field('merchant'), amount: field('amount') }),
    },
    { path: 'payment-moves', run: (context, field) => move(due, context, field('id'), field('move')) },
  ],
  runDueWork: due.runDueWork,
})

/** Pattern of a positive amount in dollars and cents. */
const amountPattern = '(?=.*[1-9])\\d{1,5}(\\.\\d{1,2})?'

const describe = ({ merchantName, price, status, exceptionStatus, alreadyRefunded }: Invoice): string =>
  [`$${price} ${merchantName}`, status, exceptionStatus, alreadyRefunded ? 'refunded' : null]
    .filter((word) => word !== null)
    .join(', ')

const moveForm = (listed: ReadonlyArray<Invoice>): Markup => html`
<form method="post" action="/sandbox/page/payment-moves">
<label>Payment<select name="id">${options(listed.map((one) => [one.id, describe(one)]))}</select></label>
<label>Action<select name="move">${options(Object.entries(invoiceMoves).map(([name, { label }]) => [name, label]))}</select></label>
<button class="secondary">Apply</button></form>`

/** Renders a list of the account's invoices, a form to create an invoice, and forms that apply actions to invoices. */
export const paymentsPanel = async (context: ControlContext): Promise<Markup> => {
  const listed = await newestOf(context, 30)
  return html`
<section class="panel moves" aria-labelledby="payments"><h2 id="payments">Payments</h2>
<p class="quiet">Invoices expire after 15 minutes. Payments are confirmed after 30 minutes and complete after one hour.</p>
<form method="post" action="/sandbox/page/payments">
<label>Kind<select name="kind">${options(Object.entries(invoiceKinds))}</select></label>
<label>Merchant<input name="merchant" value="Glasshouse Coffee" required maxlength="200" pattern=".*\\S.*" title="Enter a name"></label>
<label>US dollars<input name="amount" inputmode="decimal" value="18.40" required pattern="${amountPattern}" title="Dollars and cents, such as 18.40"></label>
<button>Create invoice</button></form>
${listed.length === 0 ? null : moveForm(listed)}</section>`
}
