import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mailsOf } from '../account/mails.ts'
import { currentCode } from '../account/one-time-codes.ts'
import { findSession } from '../account/sessions.ts'
import type { User } from '../account/tables.ts'
import { wireEntries } from '../calls/table.ts'
import type { Control, Environment } from '../environment.ts'
import { askerOf } from '../http/asker.ts'
import { formOf, takesForms } from '../http/forms.ts'
import { tellsReferrer } from '../http/headers.ts'
import { html, type Markup } from '../kernel/html.ts'
import { style } from '../pages/assets.ts'
import { renderPage } from '../pages/layout.ts'
import { recipientForms, recipientPanel } from '../receiving/control-panel.ts'
import { personas } from '../seed/personas.ts'
import { callerOf, moveClock, newAccount } from './caller.ts'
import { applyChanges } from './changes.ts'
import type { Fault } from './faults.ts'

const steps = [
  ['60000', 'a minute'],
  ['3600000', 'an hour'],
  ['86400000', 'a day'],
  ['604800000', 'a week'],
  ['2592000000', '30 days'],
] as const

const kinds = [
  ['status', 'fail with status 500'],
  ['hang', 'never answer'],
  ['garbage', 'answer with half a JSON text'],
  ['drop', 'close the connection'],
] as const

const option = ([value, label]: readonly [string, string]): Markup => html`<option value="${value}">${label}</option>`

const account = (user: User, now: number): Markup => html`
<section class="panel" aria-labelledby="account"><h2 id="account">This account</h2>
<dl><dt>E-mail</dt><dd>${user.email}</dd><dt>Name</dt><dd>${`${user.firstName} ${user.lastName}`.trim() || 'none yet'}</dd>
<dt>Time</dt><dd>${new Date(now).toISOString().replace('T', ' ').slice(0, 16)} UTC</dd>
${user.otpEnabled && user.otpSecret !== null ? html`<dt>Code</dt><dd class="code">${currentCode(user.otpSecret, now)}</dd>` : null}</dl>
<form method="post" action="/sandbox/page/account">
<label>First name<input name="firstName" value="${user.firstName}"></label>
<label>Last name<input name="lastName" value="${user.lastName}"></label>
<label>Country by IP<input name="country" value="${user.country ?? ''}" maxlength="2"></label>
<label>Access types<input name="accessTypes" value="${user.accessTypes.join(' ')}"></label>
<label>Payments<input name="payments" inputmode="numeric" placeholder="as they are"></label>
<button>Change</button></form></section>`

const clock: Markup = html`
<section class="panel" aria-labelledby="clock"><h2 id="clock">Clock</h2><p class="quiet">Moves this account's time only.</p>
<form method="post" action="/sandbox/page/clock"><label>Advance by<select name="advance">${steps.map(option)}</select></label><button>Advance</button></form></section>`

const faults = (list: ReadonlyArray<Fault>): Markup => html`
<section class="panel" aria-labelledby="faults"><h2 id="faults">Faults</h2>
${list.length === 0 ? html`<p class="quiet">Every call of this account is answered as usual.</p>` : html`<ul class="people">${list.map((fault) => html`<li><div><b>${fault.call}</b><span>${fault.kind}, ${fault.times} to come</span></div></li>`)}</ul>`}
<form method="post" action="/sandbox/page/faults">
<label>Call<select name="call">${wireEntries.map((name) => option([name, name]))}</select></label>
<label>What happens<select name="kind">${kinds.map(option)}</select></label>
<button>Break the next one</button></form>
<form method="post" action="/sandbox/page/mend"><button class="secondary">Mend all</button></form></section>`

type Mails = Awaited<ReturnType<typeof mailsOf>>

/** A mail's text, in which addresses of this place can be followed. */
const mailText = (text: string, origin: string): ReadonlyArray<string | Markup> =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part) => (part.startsWith(`${origin}/`) ? html`<a href="${part}">${part}</a>` : part))

const outbox = (mails: Mails, origin: string): Markup => html`
<section class="panel" aria-labelledby="mails"><h2 id="mails">Mails</h2>
${mails.length === 0 ? html`<p class="quiet">Nothing was sent yet.</p>` : html`<ul class="people">${mails.map(({ subject, body }) => html`<li><div><b>${subject}</b><span>${mailText(body, origin)}</span></div></li>`)}</ul>`}</section>`

const people: Markup = html`
<section class="panel" aria-labelledby="people"><h2 id="people">New account</h2><p class="quiet">Made on the spot and signed in: nobody else uses it.</p>
<form method="post" action="/sandbox/page/accounts"><label>Like<select name="persona">${personas.map(({ name, title }) => option([name, title]))}</select></label><button>Make and sign in</button></form>
<p class="quiet"><a href="/authenticate/login">Sign in as one of the prepared people</a></p></section>`

interface Here {
  readonly user: User
  readonly now: number
  readonly faults: ReadonlyArray<Fault>
  readonly mails: Mails
  /** This place, as in the links of the mails. */
  readonly origin: string
  readonly recipient: Markup
}

const halves = ({ user, now, recipient, mails, origin, faults: list }: Here): Markup => html`
<div class="rows two"><div class="rows">${account(user, now)}${recipient}</div>
<div class="rows">${clock}${outbox(mails, origin)}${faults(list)}${people}</div></div>`

const body = (here: Here | null): Markup => html`
<div><h1>Sandbox</h1><p class="lead">Play the provider: choose who you are, move time, break things. <a href="/id/home">Open the app</a></p></div>
${here === null ? html`<div class="rows two">${people}</div>` : halves(here)}`

/** The control page: the API's common moves as forms, usable without a script. */
export const controlPage =
  (environment: Environment, control: Control) =>
  async (app: FastifyInstance): Promise<void> => {
    const { queries, productName, random } = environment
    takesForms(app)
    recipientForms(environment, app)
    const back = (reply: FastifyReply): FastifyReply => reply.redirect('/sandbox', 303)

    const hereOf = async (request: FastifyRequest, reply: FastifyReply): Promise<Here | null> => {
      const { sessionId, origin } = askerOf(environment, request, reply)
      const found =
        sessionId === null ? null : await findSession(queries, sessionId, { productName, now: environment.clock() })
      if (found === null || found.isOwing) return null
      const { user, now } = found
      return {
        user,
        now,
        origin,
        faults: control.faults.list(user.id),
        mails: await mailsOf(queries, user.id),
        recipient: await recipientPanel({ user, origin, random, database: queries, now: () => now }),
      }
    }

    app.get('/sandbox', async (request, reply) => {
      const here = await hereOf(request, reply)
      return reply
        .headers(tellsReferrer)
        .type('text/html; charset=utf-8')
        .send(renderPage({ productName, title: 'Sandbox', style: style.address, body: body(here), width: 'wide' }))
    })

    app.post('/sandbox/page/accounts', async (request, reply) => {
      await newAccount(environment, request, reply, { persona: formOf(request.body)('persona'), overrides: {} })
      return back(reply)
    })

    app.post('/sandbox/page/account', async (request, reply) => {
      const { user, now } = await callerOf(environment, request, reply)
      const field = formOf(request.body)
      const payments = Number.parseInt(field('payments'), 10)
      const changes = {
        firstName: field('firstName'),
        lastName: field('lastName'),
        country: field('country').toUpperCase() || null,
        accessTypes: field('accessTypes')
          .split(/\s+/)
          .filter((word) => word !== ''),
        ...(Number.isNaN(payments) ? {} : { payments }),
      }
      await queries.transaction().execute((transaction) => applyChanges(transaction, random, user, changes, now))
      return back(reply)
    })

    app.post('/sandbox/page/clock', async (request, reply) => {
      const { user } = await callerOf(environment, request, reply)
      const advance = steps.find(([value]) => value === formOf(request.body)('advance'))
      await moveClock(queries, user, Number(advance?.[0] ?? 0), true)
      return back(reply)
    })

    app.post('/sandbox/page/faults', async (request, reply) => {
      const { user } = await callerOf(environment, request, reply)
      const field = formOf(request.body)
      const call = wireEntries.find((name) => name === field('call'))
      const kind = kinds.find(([name]) => name === field('kind'))?.[0]
      if (call !== undefined && kind !== undefined) control.faults.add(user.id, { call, kind, times: 1 })
      return back(reply)
    })

    app.post('/sandbox/page/mend', async (request, reply) => {
      const { user } = await callerOf(environment, request, reply)
      control.faults.clear(user.id)
      return back(reply)
    })
  }
