import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Environment } from '../environment.ts'
import { askerOf, refuseForeign } from '../http/asker.ts'
import { formOf, queryOf, takesForms } from '../http/forms.ts'
import { html, type Markup } from '../kernel/html.ts'
import { changeOfMail, type StoppableChange, stopChange } from '../receiving/payout-stops.ts'
import { style } from './assets.ts'
import { renderPage } from './layout.ts'

const path = '/stop-payout-change'
const title = 'Stop a change'

const onwards: Markup = html`
<p class="note">If it was not you, somebody may be signed in as you: change your password, and sign out all other devices.</p>
<p><a class="button" href="/id/settings/security">Go to your security settings</a></p>`

const question = ({ payor, currency, address }: StoppableChange, token: string): Markup => html`
<div><h1>Stop this change?</h1>
<p class="lead">${
  payor === null
    ? `The ${currency} address ${address} was added to your account, or put in the place of another.`
    : `Payments of ${payor.name} were directed to the ${currency} address ${address}.`
}</p></div>
<p>Once stopped, nothing is paid there by it. Payments of its senders are held until you accept them again.</p>
<section class="panel" aria-label="Stop">
<form method="post" action="${path}">
<input type="hidden" name="token" value="${token}">
<button>Stop this change</button>
</form>
</section>`

const stopped: Markup = html`
<div><h1>Stopped</h1><p class="lead" role="status">The change was stopped. Payments of its senders are held.</p></div>${onwards}`

const over: Markup = html`
<div><h1>Nothing to stop</h1><p class="lead" role="status">This change was stopped or replaced already, or was made more than 24 hours ago. Where you are paid can be changed in your account.</p></div>${onwards}`

/**
 * Where the owner of an account stops a change of where they are paid, by the link of its mail. It needs no session, since
 * somebody else may sit at theirs, and nothing is done before the press: what reads mails follows their links.
 */
export const stopPayoutChangeRoutes =
  (environment: Environment) =>
  async (app: FastifyInstance): Promise<void> => {
    const { queries: database, clock, productName, log } = environment
    takesForms(app)

    const show = (reply: FastifyReply, status: number, body: Markup): FastifyReply =>
      reply
        .code(status)
        .type('text/html; charset=utf-8')
        .send(renderPage({ productName, title, style: style.address, body }))

    app.get(path, async (request, reply) => {
      const query = queryOf(request)
      if (query.get('stopped') === 'yes') return show(reply, 200, stopped)
      const token = query.get('token') ?? ''
      const change = await changeOfMail({ database, clock }, token)
      return change === null ? show(reply, 404, over) : show(reply, 200, question(change, token))
    })

    app.post(path, async (request, reply) => {
      const asker = askerOf(environment, request, reply)
      refuseForeign(asker)
      const change = await changeOfMail({ database, clock }, formOf(request.body)('token'))
      if (change === null) return show(reply, 404, over)
      const { clockOffset } = await database
        .selectFrom('users')
        .select('clockOffset')
        .where('id', '=', change.userId)
        .executeTakeFirstOrThrow()
      const { address, userAgent } = asker
      const outcome = await stopChange({ database, now: () => clock() + clockOffset, address, userAgent }, change)
      if (outcome !== 'stopped') return show(reply, 404, over)
      log.info({ user: change.userId }, 'payout change stopped by its mail')
      return reply.redirect(`${path}?stopped=yes`, 303)
    })
  }
