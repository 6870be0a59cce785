import type { FastifyInstance, FastifyRequest } from 'fastify'
import { creditTopUp } from '../cards/card-top-up.ts'
import type { Environment } from '../environment.ts'
import { askerOf, refuseForeign } from '../http/asker.ts'
import { formOf, takesForms } from '../http/forms.ts'
import { html, type Markup } from '../kernel/html.ts'
import { refuse } from '../kernel/refusals.ts'
import { type Invoice, invoiceOf, type MovableStatus, isMovable, moveInvoice } from '../payments/invoices.ts'
import { invoiceScript, style } from './assets.ts'
import { renderPage } from './layout.ts'
import { signedIn, toSignIn } from './signed-in.ts'

const words: Readonly<Record<string, string>> = {
  new: 'Not paid yet',
  paid: 'Paid, waiting for confirmation',
  confirmed: 'Confirmed, waiting for completion',
  complete: 'Complete',
  expired: 'Expired',
  invalid: 'Invalid',
}

/** What moves the invoice on: a person who pays, and afterwards the network, which the window plays by itself. */
const moves: Readonly<Record<MovableStatus, string>> = { new: 'Pay', paid: 'Confirm now', confirmed: 'Complete now' }

const move = (id: string, status: MovableStatus): Markup => html`
<form method="post" action="/invoice" id="continuation">
<input type="hidden" name="id" value="${id}">
<input type="hidden" name="from" value="${status}">
<button${status === 'new' ? null : html` class="secondary"`}>${moves[status]}</button>
</form>`

const price = ({ price: amount, currency }: Invoice): string =>
  `${currency.symbol}${amount.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`

const invoicePage = (invoice: Invoice): Markup => html`
<div><h1>Invoice of ${price(invoice)}</h1><p class="lead">${invoice.merchantName}</p></div>
<section class="panel" aria-label="Payment" id="invoice" data-status="${invoice.status}">
<dl><dt>Status</dt><dd role="status">${words[invoice.status] ?? invoice.status}</dd>
${invoice.txCurrency === null ? null : html`<dt>Paid in</dt><dd>${invoice.txCurrency}</dd>`}</dl>
<p class="note">This is a sandbox: no wallet is asked, and no money moves.</p>
${isMovable(invoice.status) && invoice.exceptionStatus === null ? move(invoice.id, invoice.status) : null}
<button type="button" class="secondary" id="close" hidden>Close this window</button>
</section>
<p id="back"><a href="/id/home">Back to home</a></p>`

const fieldsOf = (request: FastifyRequest): URLSearchParams => new URLSearchParams(request.url.split('?')[1] ?? '')

/**
 * The payment window (CALL-118), which is also the page that an invoice's details lead to (PAY-013). It needs no script
 * to be paid; with one it tells the page that opened it how the payment stands.
 */
export const invoiceRoutes =
  (environment: Environment) =>
  async (app: FastifyInstance): Promise<void> => {
    const { queries, random, productName } = environment
    takesForms(app)

    app.get('/invoice', async (request, reply) => {
      const caller = await signedIn(environment, request, reply)
      if (caller === null) return toSignIn(reply, request.url)
      const means = { queries, random, now: caller.now }
      const invoice = await invoiceOf(means, caller.user.id, fieldsOf(request).get('id') ?? '')
      if (invoice === null) return refuse(404, 'Not found.')
      return reply.type('text/html; charset=utf-8').send(
        renderPage({
          productName,
          title: 'Invoice',
          style: style.address,
          body: invoicePage(invoice),
          scripts: [invoiceScript.address],
        }),
      )
    })

    app.post('/invoice', async (request, reply) => {
      refuseForeign(askerOf(environment, request, reply))
      const field = formOf(request.body)
      const [id, from] = [field('id'), field('from')]
      const address = `/invoice?v=4&id=${encodeURIComponent(id)}&lang=en-US`
      const caller = await signedIn(environment, request, reply)
      if (caller === null) return toSignIn(reply, address)
      if (!isMovable(from)) return refuse(400, 'The invoice cannot be moved on from there.')
      await moveInvoice(
        { queries, random, now: caller.now },
        { userId: caller.user.id, id, from, whenComplete: creditTopUp },
      )
      return reply.redirect(address, 303)
    })
  }
