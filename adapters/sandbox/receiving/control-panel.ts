import type { FastifyInstance } from 'fastify'
import type { Environment } from '../environment.ts'
import { formOf } from '../http/forms.ts'
import { html, type Markup } from '../kernel/html.ts'
import { dollars } from '../money/amounts.ts'
import { approveAddresses, judgeRecipient, type Played, playedBy, sendInvite } from './control.ts'
import { heldPayoutsOf, holds, requestPayout } from './held-payouts.ts'

const judgements = [
  ['approved', 'approved'],
  ['pending', 'under review'],
  ['rejected', 'rejected'],
] as const

const validities = [
  ['', 'for 14 days'],
  ['expired', 'no longer'],
] as const

const options = (
  list: ReadonlyArray<readonly [value: string, label: string]>,
  chosen: string | null = null,
): ReadonlyArray<Markup> =>
  list.map(([value, label]) => html`<option value="${value}"${value === chosen && html` selected`}>${label}</option>`)

/** Dollars and cents, and some of them. */
const amountPattern = '(?=.*[1-9])\\d{1,8}(\\.\\d{1,2})?'

type Held = Awaited<ReturnType<typeof heldPayoutsOf>>

const waiting = (held: Held): Markup =>
  html`<ul class="people">${held.map(({ payorName, fiatCents, hold }) => html`<li><div><b>$${dollars(fiatCents)} from ${payorName}</b><span>waits for ${hold === null ? 'nothing' : holds[hold]}</span></div></li>`)}</ul>`

const payOut = (payors: ReadonlyArray<string>): Markup => html`
<form method="post" action="/sandbox/page/payouts">
<label>Paid by<select name="payor">${options(payors.map((name) => [name, name]))}</select></label>
<label>US dollars<input name="amount" inputmode="decimal" value="250.00" required pattern="${amountPattern}" title="Dollars and cents, as in 18.40"></label>
<button>Pay out</button></form>`

/** What those who pay out to an account do, and what the provider does about it. */
export const recipientPanel = async (played: Played): Promise<Markup> => {
  const { database, user } = played
  const payors = await database
    .selectFrom('payors')
    .select('name')
    .distinct()
    .where('userId', '=', user.id)
    .orderBy('name')
    .execute()
  const application = await database
    .selectFrom('applications')
    .select('status')
    .where('userId', '=', user.id)
    .where('productName', '=', 'payoutsRecipient')
    .executeTakeFirst()
  const held = await heldPayoutsOf(played, user)
  return html`
<section class="panel moves" aria-labelledby="payouts"><h2 id="payouts">Payouts to this account</h2>
<form method="post" action="/sandbox/page/payout-invites">
<label>Invited by<input name="payor" value="Harbour Freight Pay" required maxlength="64" pattern=".*\\S.*" title="A name"></label>
<label>Invite for<input name="email" type="email" value="${user.email}" required maxlength="254"></label>
<label>Can be accepted<select name="validity">${options(validities)}</select></label>
<button>Send an invite</button></form>
<form method="post" action="/sandbox/page/recipient">
<label>Verification as a recipient<select name="status">${options(judgements, application?.status)}</select></label><button class="secondary">Decide</button></form>
<form method="post" action="/sandbox/page/addresses"><button class="secondary">Approve the addresses</button></form>
${payors.length === 0 ? html`<p class="quiet">Nobody pays this account yet: send an invite, and accept it by the link of its mail.</p>` : payOut(payors.map(({ name }) => name))}
${held.length === 0 ? null : waiting(held)}</section>`
}

/** The forms of that panel. */
export const recipientForms = (environment: Environment, app: FastifyInstance): void => {
  const move = (path: string, work: (played: Played, field: (name: string) => string) => Promise<unknown>): void => {
    app.post(`/sandbox/page/${path}`, async (request, reply) => {
      await work(await playedBy(environment, request, reply), formOf(request.body))
      return reply.redirect('/sandbox', 303)
    })
  }
  move('payout-invites', (played, field) =>
    sendInvite(played, { payor: field('payor'), email: field('email'), isExpired: field('validity') === 'expired' }),
  )
  move('recipient', async (played, field) => {
    const judgement = judgements.find(([status]) => status === field('status'))
    if (judgement !== undefined) await judgeRecipient(played, judgement[0])
  })
  move('addresses', (played) => approveAddresses(played))
  move('payouts', (played, field) =>
    requestPayout(played, played.user, { payorName: field('payor'), amount: field('amount') }),
  )
}
