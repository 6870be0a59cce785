import { html, type Markup } from '../kernel/html.ts'
import { homeAddress } from './redirect.ts'

/** Values of the hidden fields in a sign-in form. */
export interface SignInTarget {
  /** Path on this origin to open after the sign-in. Already validated. */
  readonly redirect: string
  /** "payoutInvite" if the visitor opened the link of a payout invite (ROUTE-052). */
  readonly destination: string
}

export interface PersonaEntry {
  readonly name: string
  readonly title: string
  readonly email: string
}

const hiddenFields = ({ redirect, destination }: SignInTarget): Markup => html`
<input type="hidden" name="redirect" value="${redirect}">
${destination === '' ? null : html`<input type="hidden" name="destination" value="${destination}">`}`

const alert = (error: string | null): Markup | null =>
  error === null ? null : html`<p class="alert" role="alert" id="error">${error}</p>`

const errorAttributes = (error: string | null): Markup | null =>
  error === null ? null : html` aria-describedby="error" aria-invalid="true"`

/**
 * Returns the `autofocus` attribute of the password field. The field gets the attribute after an error if the email field is
 * filled, because the password is then probably wrong.
 */
const focusAfterError = ({ email, error }: { readonly email: string; readonly error: string | null }): Markup | null =>
  error === null || email === '' ? null : html` autofocus`

const inviteNote: Markup = html`<p class="note">Sign in to respond to your payout invite.</p>`

/** Note for a visitor who was redirected from a page that requires a session, for example because the session has ended. */
const continueNote: Markup = html`<p class="note">Sign in to continue to your page.</p>`

const note = ({ redirect, destination }: SignInTarget): Markup | null => {
  if (destination === 'payoutInvite') return inviteNote
  return redirect === homeAddress ? null : continueNote
}

const demoAccounts = (personas: ReadonlyArray<PersonaEntry>, target: SignInTarget): Markup => html`
<section class="panel" aria-labelledby="people">
<div><h2 id="people">Choose a demo account</h2><p class="quiet">This is a sandbox. These accounts are fictional, and no real money moves.</p></div>
<ul class="people">
${personas.map(
  (persona) => html`<li><div><b>${persona.title}</b><span>${persona.email}</span></div>
<form method="post" action="/authenticate/login">${hiddenFields(target)}
<input type="hidden" name="persona" value="${persona.name}">
<button class="secondary" aria-label="Sign in as ${persona.title}">Sign in</button></form></li>`,
)}
</ul>
</section>`

export const signInBody = (page: {
  readonly productName: string
  readonly target: SignInTarget
  readonly email: string
  readonly error: string | null
  readonly personas: ReadonlyArray<PersonaEntry>
}): Markup => html`
<div><h1>Sign in to ${page.productName}</h1></div>
${note(page.target)}
${alert(page.error)}
<section class="panel" aria-label="Sign in">
<form method="post" action="/authenticate/login">
${hiddenFields(page.target)}
<label>Email<input type="email" name="email" value="${page.email}" autocomplete="username webauthn" autocapitalize="none" spellcheck="false" required maxlength="320"${errorAttributes(page.error)}></label>
<div class="field"><label for="password">Password</label>
<div class="revealed"><input type="password" id="password" name="password" autocomplete="current-password" required maxlength="1024"${errorAttributes(page.error)}${focusAfterError(page)}>
<button type="button" class="secondary" data-reveals="password" hidden>Show<span class="unseen"> password</span></button></div></div>
<button>Sign in</button>
</form>
<form method="post" action="/authenticate/passkey" id="passkey" hidden>
${hiddenFields(page.target)}
<input type="hidden" name="credential">
<button class="secondary">Sign in with a passkey</button>
<p class="quiet" role="alert" id="passkey-problem" hidden>We couldn't use a passkey. Try again, or sign in with your password.</p>
</form>
</section>
${page.personas.length === 0 ? null : demoAccounts(page.personas, page.target)}`

/** Content of the sign-in page on plain http, instead of the forms. On plain http, browsers store no session cookie. */
export const plainVisitBody = (productName: string): Markup => html`
<div><h1>Sign in to ${productName}</h1></div>
<p class="alert" role="alert">You can't sign in at this address because the connection isn't encrypted. Over plain HTTP, you can sign in only on the computer that runs ${productName}.</p>
<section class="panel"><h2>How to fix it</h2>
<p>Open this page at an address that starts with https. If you run this server, put an HTTPS proxy in front of the server and set PUBLIC_ORIGIN to the proxy's origin. On the server itself, use localhost.</p>
</section>`

export const secondFactorBody = (page: {
  readonly target: SignInTarget
  readonly error: string | null
  /** Current code, as the authenticator app would show it. Null if the sandbox does not simulate the app. */
  readonly code: string | null
}): Markup => html`
<div><h1>Enter your code</h1><p class="lead">Enter the six-digit code from your authenticator app.</p></div>
${page.code === null ? null : html`<p class="note">This is a sandbox. Your authenticator app shows <b class="code">${page.code}</b></p>`}
${alert(page.error)}
<section class="panel" aria-label="Two-factor authentication">
<form method="post" action="/authenticate/two-factor">
${hiddenFields(page.target)}
<label>Code<input name="code" inputmode="numeric" autocomplete="one-time-code" autocapitalize="none" spellcheck="false" maxlength="100" required autofocus${errorAttributes(page.error)}></label>
<button>Continue</button>
</form>
<details><summary>Use a backup code</summary>
<form method="post" action="/authenticate/two-factor">
${hiddenFields(page.target)}
<label>Backup code<input name="code" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="100" required></label>
<button class="secondary">Continue</button>
</form>
</details>
</section>
<p class="quiet"><a href="/authenticate/login">Use another account</a></p>`
