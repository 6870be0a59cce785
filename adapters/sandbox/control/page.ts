import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accountPanel, clockPanel, outboxPanel } from '../account/control.ts'
import { billPayPanel } from '../bill-pay/control.ts'
import { wireEntries } from '../calls/table.ts'
import { cardsPanel } from '../cards/control.ts'
import { runDuePayments } from '../due-payments.ts'
import type { Environment } from '../environment.ts'
import { formOf, acceptForms } from '../http/forms.ts'
import { referrerHeaders } from '../http/headers.ts'
import { html, type Markup, options } from '../kernel/html.ts'
import { sendPage } from '../pages/layout.ts'
import { paymentsPanel } from '../payments/control.ts'
import { receivingPanel } from '../receiving/control.ts'
import { personas } from '../seed/personas.ts'
import { recipientForm, verificationPanel } from '../verification/control.ts'
import { changeAccount, createAccount, requireControlContext, findControlContext } from './caller.ts'
import type { CallControl } from './control.ts'
import { runDueWorkFor } from './due-work.ts'
import type { Fault } from './faults.ts'
import type { FormMove, ControlContext } from './part.ts'
import { parts } from './parts.ts'

const kinds = [
  ['status', 'Fail with status 500'],
  ['hang', 'Never respond'],
  ['garbage', 'Respond with half a JSON text'],
  ['drop', 'Close the connection'],
] as const

const faultsPanel = (list: ReadonlyArray<Fault>): Markup => html`
<section class="panel" aria-labelledby="faults"><h2 id="faults">Faults</h2>
${list.length === 0 ? html`<p class="quiet">No faults. All calls of this account respond normally.</p>` : html`<ul class="people">${list.map((fault) => html`<li><div><b>${fault.call}</b><span>${fault.kind}, ${fault.times} left</span></div></li>`)}</ul>`}
<form method="post" action="/sandbox/page/faults">
<label>Call<select name="call">${options(wireEntries.map((name) => [name, name]))}</select></label>
<label>Action<select name="kind">${options(kinds)}</select></label>
<button>Break next call</button></form>
<form method="post" action="/sandbox/page/mend"><button class="secondary">Clear faults</button></form></section>`

const demoAccounts: Markup = html`
<section class="panel" aria-labelledby="people"><h2 id="people">New account</h2><p class="quiet">Creates an account that only you use, and signs you in.</p>
<form method="post" action="/sandbox/page/accounts"><label>Based on<select name="persona">${options(personas.map(({ name, title }) => [name, title]))}</select></label><button>Create and sign in</button></form>
<p class="quiet"><a href="/authenticate/login">Choose a demo account</a></p></section>`

const halves = async (context: ControlContext, faults: ReadonlyArray<Fault>): Promise<Markup> => {
  await runDuePayments(context, context.user)
  const receiving = await receivingPanel(context, await recipientForm(context))
  return html`
<div class="rows two"><div class="rows">${accountPanel(context)}${receiving}${await cardsPanel(context)}${await paymentsPanel(context)}${await billPayPanel(context)}</div>
<div class="rows">${clockPanel}${await verificationPanel(context)}${await outboxPanel(context)}${faultsPanel(faults)}${demoAccounts}</div></div>`
}

const body = (content: Markup): Markup => html`
<div><h1>Sandbox</h1><p class="lead">Act as the provider: switch accounts, move the clock and simulate faults. <a href="/id/home">Open the app</a></p></div>
${content}`

/** Form that changes the fields of the account itself. */
const accountForm: FormMove = {
  path: 'account',
  run: (context, field) => {
    const payments = Number.parseInt(field('payments'), 10)
    return changeAccount(context, {
      firstName: field('firstName'),
      lastName: field('lastName'),
      country: field('country').toUpperCase() || null,
      accessTypes: field('accessTypes')
        .split(/\s+/)
        .filter((word) => word !== ''),
      ...(Number.isNaN(payments) ? {} : { payments }),
    })
  },
}

const faultForms = ({ faults }: CallControl): ReadonlyArray<FormMove> => [
  {
    path: 'faults',
    run: async ({ user }, field) => {
      const call = wireEntries.find((name) => name === field('call'))
      const kind = kinds.find(([name]) => name === field('kind'))?.[0]
      if (call !== undefined && kind !== undefined) faults.add(user.id, { call, kind, times: 1 })
    },
  },
  { path: 'mend', run: async ({ user }) => faults.clear(user.id) },
]

/** Serves the control page. Its forms perform the common actions of the control API, and work without a script. */
export const controlPage =
  (environment: Environment, control: CallControl) =>
  async (app: FastifyInstance): Promise<void> => {
    const { productName } = environment
    acceptForms(app)
    const back = (reply: FastifyReply): FastifyReply => reply.redirect('/sandbox', 303)

    app.get('/sandbox', async (request, reply) => {
      const context = await findControlContext(environment, request, reply)
      const content =
        context === null
          ? html`<div class="rows two">${demoAccounts}</div>`
          : await halves(context, control.faults.list(context.user.id))
      const page = { productName, title: 'Sandbox', body: body(content), width: 'wide' } as const
      return sendPage(reply.headers(referrerHeaders), page)
    })

    app.post('/sandbox/page/accounts', async (request, reply) => {
      await createAccount(environment, request, reply, { persona: formOf(request.body)('persona'), overrides: {} })
      return back(reply)
    })

    const forms = [accountForm, ...faultForms(control), ...parts.flatMap(({ forms: own = [] }) => own)]
    for (const { path, run, runsDueWork } of forms) {
      app.post(`/sandbox/page/${path}`, async (request: FastifyRequest, reply) => {
        const context = await requireControlContext(environment, request, reply)
        await run(context, formOf(request.body))
        if (runsDueWork === true) await runDueWorkFor(environment, request, reply)
        return back(reply)
      })
    }
  }
