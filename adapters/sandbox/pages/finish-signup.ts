import type { FastifyInstance } from 'fastify'
import { hasHidden } from '../calls/hidden-characters.ts'
import type { Environment } from '../environment.ts'
import { queryOf } from '../http/forms.ts'
import { referrerHeaders } from '../http/headers.ts'
import { html, type Markup } from '../kernel/html.ts'
import { sendPage } from './layout.ts'
import { signedIn, toSignIn } from './signed-in.ts'

/** Scripts of the page: the captcha, and the built adapters/pages/finish-signup.ts. */
const scripts = ['/stand-ins/captcha.js', '/id/finish-signup.js']

const customerTypes = [
  ['company', 'Company'],
  ['nonprofit', 'Nonprofit organization'],
  ['individual', 'Sole proprietor'],
] as const

const readonlyField = (label: string, name: string, value: string, autocomplete: string): Markup | null =>
  value === '' || hasHidden(value)
    ? null
    : html`<label>${label}<input name="${name}" value="${value}" autocomplete="${autocomplete}" readonly></label>`

const form = (firstName: string, lastName: string): Markup => html`
<div><h1>Finish sign-up</h1><p class="lead">Tell us about the business that will accept payments. Your account and everything in it stay the same.</p></div>
<section class="panel" aria-label="Business account">
<form>
${readonlyField('First name', 'firstName', firstName, 'given-name')}
${readonlyField('Last name', 'lastName', lastName, 'family-name')}
<label>Business name<input name="merchantName" autocomplete="organization" required pattern=".*\\S.*"></label>
<label>Business type<select name="merchantCustomerType" required>
<option value="">Choose one</option>
${customerTypes.map(([value, label]) => html`<option value="${value}">${label}</option>`)}
</select></label>
<p class="alert" role="alert"></p>
<button disabled>Upgrade</button>
</form>
<noscript>This page needs JavaScript. Turn it on for this site, then reload the page.</noscript>
</section>
<p><a href="/id/home">Back to Home</a></p>`

const already: Markup = html`
<div><h1>Finish sign-up</h1><p class="lead">Your account is already a business account.</p></div>
<p><a class="button" href="/dashboard">Go to the business dashboard</a></p>`

/** Page on which an account becomes a business (PROF-042, ROUTE-060). */
export const finishSignupRoute =
  (environment: Environment) =>
  async (app: FastifyInstance): Promise<void> => {
    const { productName } = environment
    app.get('/authenticate/finish-signup', async (request, reply) => {
      const found = await signedIn(environment, request, reply)
      reply.headers(referrerHeaders)
      if (found === null) return toSignIn(reply, request.url)
      const query = queryOf(request)
      const isMerchant = found.user.accessTypes.includes('merchant')
      const body = isMerchant ? already : form(query.get('firstName') ?? '', query.get('lastName') ?? '')
      return sendPage(reply, { productName, title: 'Finish sign-up', body, scripts: isMerchant ? [] : scripts })
    })
  }
