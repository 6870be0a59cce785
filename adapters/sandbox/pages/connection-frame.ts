import { html, type Markup } from '../kernel/html.ts'
import type { FailingStep } from './connection-texts.ts'
import { progressBar, icon } from './verify-frame.ts'

export const connectionPath = '/bill-connection'

/**
 * Returns the URL path of the window for a bill connection. The URL contains only the connection's id and values that are
 * not secret.
 */
export const connectionAddress = (id: string, query: Readonly<Record<string, string>> = {}): string =>
  `${connectionPath}?${new URLSearchParams({ id, ...query }).toString()}`

/** Event that the window reports to the page that opened it. "exit" is handled differently (see assets/bills.js). */
export type WindowEvent =
  | { readonly event: 'open' | 'exit' | 'none' }
  | { readonly event: 'linked'; readonly account: string | null }
  | { readonly event: 'error'; readonly text: string }

/** Renders one screen of the bill-connection window, in which a user connects bills. */
export const screen = (windowEvent: WindowEvent, content: Markup): Markup => html`
<div class="screen" id="connection" data-event="${windowEvent.event}"${windowEvent.event === 'linked' && html` data-account="${windowEvent.account ?? ''}"`}${windowEvent.event === 'error' && html` data-text="${windowEvent.text}"`}>${content}</div>`

/** Header of a screen of the bill-connection window, with a button that leaves the window and a progress bar. */
export const stepHeader = (id: string, step: 1 | 2): Markup => html`
<form method="post" action="${connectionPath}" class="top"><input type="hidden" name="id" value="${id}">
<button class="round-link" name="move" value="leave" aria-label="Leave without connecting">${icon('close')}</button><p>Step ${step} of 2</p></form>
${progressBar(step, 2)}`

/** Form of a screen of the bill-connection window. The hidden field `move` names the action of the form. */
export const stepForm = (
  { id, move, ...fields }: Readonly<Record<string, string>> & { readonly id: string; readonly move: string },
  content: Markup,
): Markup => html`
<form method="post" action="${connectionPath}">
${Object.entries({ id, move, ...fields }).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${content}
</form>`

/**
 * Footer of a screen of the bill-connection window. It contains a button that simulates a failure and, if `on` is not null,
 * the button `on`, which leads to the next screen.
 */
export const stepFooter = (on: Markup | null, step: FailingStep): Markup => html`
<div class="lower">${on}
<button class="plain" name="fail" value="${step}" formnovalidate>Sandbox: make this step fail</button></div>`

/**
 * Hint that the user can close the window, for screens without another button. If the page's script can close the window, it
 * shows a button in place of the hint.
 */
export const closeWindow = (label: string, kind: '' | 'secondary' = ''): Markup => html`
<button type="button" class="${kind}" data-leave hidden>${label}</button>
<p class="plain" data-alone>You can close this window. <a href="/id/bill-pay">Go to Bill Pay</a></p>`
