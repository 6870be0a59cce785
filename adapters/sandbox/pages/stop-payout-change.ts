import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Caller } from '../calls/caller.ts'
import type { Environment } from '../environment.ts'
import { callerOf, refuseCrossOrigin } from '../http/caller.ts'
import { formOf, queryOf, acceptForms } from '../http/forms.ts'
import { html, type Markup } from '../kernel/html.ts'
import { changeOfMail, type StoppableChange, stopChange } from '../receiving/payout-stops.ts'
import { stopChangeScript } from './assets.ts'
import { sendPage } from './layout.ts'
import { errorMessage } from './verify-frame.ts'

const path = '/stop-payout-change'
const title = 'Stop a change'

const homeLink: Markup = html`
<p class="note">If this wasn't you, someone else may be signed in to your account. Change your password and sign out all other devices.</p>
<p><a class="button" href="/id/settings/security">Go to your security settings</a></p>`

const confirmation = ({ payor, currency, address }: StoppableChange, token: string): Markup => html`
<div><h1>Stop this change?</h1>
<p class="lead">${
  payor === null
    ? `The ${currency} address ${address} was added to your account or replaced another address.`
    : `Payments from ${payor.name} were directed to the ${currency} address ${address}.`
}</p></div>
<p>If you stop this change, we send no payments to the new address. We hold payments from the affected senders until you accept the senders again.</p>
<section class="panel" aria-label="Stop">
<form method="post" action="${path}">
<input type="hidden" name="token" value="${token}">
<input type="hidden" name="press" value="stop">
<button>Stop this change</button>
</form>
</section>`

/** Extracts the token from the submitted text, which may be a token or a whole link. Null if the text contains no token. */
const tokenIn = (text: string): string | null => {
  const token = text.replaceAll(/\s/g, '').split('#').at(-1) ?? ''
  return /^[\w-]{43}$/.test(token) ? token : null
}

const tokenForm = (error: string | null): Markup => html`
<div><h1>Stop a change</h1><p class="lead">Open the link in your email again, or enter the part of the link after “#”.</p></div>
${error === null ? null : errorMessage(error)}
<section class="panel" aria-label="Stop">
<form method="post" action="${path}">
<label>Code from the email<input name="token" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="1000" required${
  error === null ? null : html` aria-describedby="error" aria-invalid="true" autofocus`
}></label>
<button>Continue</button>
</form>
</section>`

/** Page that the link in a mail opens. The page's script then sends the token. */
const entrance: Markup = tokenForm(null)

const stopped: Markup = html`
<div><h1>Stopped</h1><p class="lead" role="status">We stopped the change. We hold payments from the affected senders until you accept the senders again.</p></div>${homeLink}`

const notStoppable: Markup = html`
<div><h1>Nothing to stop</h1><p class="lead" role="status">This change was already stopped or replaced, or was made more than 24 hours ago. To change where you are paid, go to your account.</p></div>${homeLink}`

/**
 * Pages on which the owner of an account stops a payout change, through a link in a mail. They require no session, because
 * an attacker may control the owner's sessions. Opening the link changes nothing, because mail scanners follow links. The
 * token is sent in a form and never in a requested URL.
 */
export const stopPayoutChangeRoutes =
  (environment: Environment) =>
  async (app: FastifyInstance): Promise<void> => {
    const { queries: database, sealing, clock, productName, log } = environment
    acceptForms(app)

    const show = (reply: FastifyReply, status: number, body: Markup): FastifyReply =>
      sendPage(reply.code(status), { productName, title, body, scripts: [stopChangeScript.address] })

    app.get(path, async (request, reply) => {
      if (queryOf(request).get('stopped') === 'yes') return show(reply, 200, stopped)
      return show(reply, 200, entrance)
    })

    const stop = async (caller: Caller, { userId, eventId }: StoppableChange): Promise<boolean> => {
      const { clockOffset } = await database
        .selectFrom('users')
        .select('clockOffset')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow()
      const { address, userAgent } = caller
      const means = { database, sealing, now: () => clock() + clockOffset, address, userAgent }
      const isStopped = (await stopChange(means, { userId, eventId })) === 'stopped'
      if (isStopped) log.info({ user: userId }, 'payout change stopped by email link')
      return isStopped
    }

    app.post(path, async (request, reply) => {
      const caller = callerOf(environment, request, reply)
      refuseCrossOrigin(caller)
      const field = formOf(request.body)
      const token = tokenIn(field('token'))
      if (token === null)
        return show(reply, 422, tokenForm("This code doesn't match the one in the email. Check it and try again."))
      const change = await changeOfMail({ database, clock }, token)
      if (change === null) return show(reply, 404, notStoppable)
      if (field('press') !== 'stop') return show(reply, 200, confirmation(change, token))
      if (!(await stop(caller, change))) return show(reply, 404, notStoppable)
      return reply.redirect(`${path}?stopped=yes`, 303)
    })
  }
