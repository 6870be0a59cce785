import { html, type Markup } from '../kernel/html.ts'
import type { FailingStep } from './connection-words.ts'
import { bar, icon } from './verify-frame.ts'

export const connectionPath = '/bill-connection'

/** Returns the path of a connection. Its URL has only the id and values that are not secret. */
export const placeOf = (id: string, query: Readonly<Record<string, string>> = {}): string =>
  `${connectionPath}?${new URLSearchParams({ id, ...query }).toString()}`

/** Messages to the page that opened the window, besides "exit": see assets/bills.js. */
export type Told =
  | { readonly event: 'open' | 'exit' | 'none' }
  | { readonly event: 'linked'; readonly account: string | null }
  | { readonly event: 'error'; readonly text: string }

/** A screen of the window. */
export const screen = (told: Told, content: Markup): Markup => html`
<div class="screen" id="connection" data-event="${told.event}"${told.event === 'linked' && html` data-account="${told.account ?? ''}"`}${told.event === 'error' && html` data-text="${told.text}"`}>${content}</div>`

/** The upper edge of a step: the way out, and how far one is. */
export const edge = (id: string, step: 1 | 2): Markup => html`
<form method="post" action="${connectionPath}" class="top"><input type="hidden" name="id" value="${id}">
<button class="round-link" name="move" value="leave" aria-label="Leave without connecting">${icon('close')}</button><p>Step ${step} of 2</p></form>
${bar(step, 2)}`

/** A form of a step. */
export const stepForm = (
  { id, move, ...fields }: Readonly<Record<string, string>> & { readonly id: string; readonly move: string },
  content: Markup,
): Markup => html`
<form method="post" action="${connectionPath}">
${Object.entries({ id, move, ...fields }).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${content}
</form>`

/** The lower edge of a step: a way on, where there is one, and what the sandbox plays. */
export const lower = (on: Markup | null, step: FailingStep): Markup => html`
<div class="lower">${on}
<button class="plain" name="fail" value="${step}" formnovalidate>Sandbox: make this step fail</button></div>`

/** The way out of a screen that has no other: a button once it can close its window, words until then. */
export const closing = (label: string, kind: '' | 'secondary' = ''): Markup => html`
<button type="button" class="${kind}" data-leave hidden>${label}</button>
<p class="plain" data-alone>You can close this window. <a href="/id/bill-pay">Go to Bill Pay</a></p>`
