import type { FoundBill } from '../bill-pay/found-bills.ts'
import { type Biller, billTypeOf, logoOf } from '../bill-pay/made-up-billers.ts'
import { html, type Markup } from '../kernel/html.ts'
import { grouped } from '../money/amounts.ts'
import {
  connectionPath,
  stepHeader,
  stepFooter,
  connectionAddress,
  screen,
  stepForm,
  type WindowEvent,
} from './connection-frame.ts'
import { icon, errorMessage } from './verify-frame.ts'
import type { FormProblem } from './verify-tasks.ts'

/** Values that the user has typed. The form shows them again together with the error. */
export interface Typed {
  readonly field: (name: string) => string
  readonly problem: FormProblem | null
}

export const nothingTyped: Typed = { field: () => '', problem: null }

const fieldError = ({ problem: found }: Typed, name: string): Markup | null =>
  found?.field === name ? html` aria-invalid="true" aria-describedby="error" autofocus` : null

const logo = (address: string | null): Markup =>
  address === null
    ? html`<span class="logo-tile"></span>`
    : html`<img class="logo-tile" src="${address}" alt="" width="40" height="40">`

/** First step of the automatic mode: the telephone number. */
export const phoneStep = (id: string, windowEvent: WindowEvent, typed: Typed): Markup =>
  screen(
    windowEvent,
    html`${stepHeader(id, 1)}
${stepForm(
  { id, move: 'find' },
  html`<h1>Find your bills</h1>
<p class="lead">Enter the phone number that your banks and lenders have on file. No one will call you.</p>
${errorMessage(typed.problem?.error ?? null)}
<label>Phone number<input type="tel" name="phone" value="${typed.field('phone')}" autocomplete="tel" maxlength="30" required${fieldError(typed, 'phone')}></label>
<p class="note">This is a sandbox. Numbers ending in 0000 find nothing, and the search fails for numbers ending in 9999. Any other ten-digit number finds accounts.</p>
${stepFooter(html`<button>Find my accounts</button>`, 'phone')}`,
)}`,
  )

/** Logo, biller and account of a found bill. */
export const accountText = ({ merchantName, merchantIcon, name, mask }: FoundBill): Markup => html`
${logo(merchantIcon)}<span><b>${merchantName}</b><span>${name} <span class="digits">ending in ${mask}</span></span></span>`

const row = (account: FoundBill, isChosen: boolean): Markup => {
  const { key, balance, isConnected } = account
  return html`<li><label class="choice"><input type="checkbox" name="account:${key}" value="on"${isConnected ? html` disabled` : isChosen && html` checked`}>${accountText(account)}
<span class="amount">${isConnected ? 'Connected' : balance === null ? 'Balance unavailable' : `$${grouped(balance)}`}</span></label></li>`
}

interface AccountsStep {
  readonly id: string
  /** Phone number of ten digits. */
  readonly phone: string
  readonly accounts: ReadonlyArray<FoundBill>
  readonly isChosen: (account: FoundBill) => boolean
  readonly error: string | null
}

/** Second step of the automatic mode: the choice among the found accounts. */
export const accountsStep = ({ id, phone, accounts, isChosen, error }: AccountsStep): Markup => {
  const isNew = accounts.some(({ isConnected }) => !isConnected)
  return screen(
    { event: 'none' },
    html`${stepHeader(id, 2)}
${stepForm(
  { id, move: 'connect', phone },
  html`<h1 id="heading">Choose your bills</h1>
<p class="lead">${accounts.length === 1 ? 'We found one account' : `We found ${accounts.length} accounts`} for the number ending in ${phone.slice(-4)}. <a href="${connectionAddress(id, { step: 'start' })}">Use another number</a></p>
${errorMessage(error)}
<div role="group" aria-labelledby="heading"><ul class="choices">${accounts.map((account) => row(account, isChosen(account)))}</ul></div>
${isNew ? null : html`<p class="note">All of these accounts are already connected. Use another number to find more.</p>`}
${stepFooter(isNew ? html`<button>Connect</button>` : null, 'accounts')}`,
)}`,
  )
}

interface SearchStep {
  readonly id: string
  readonly windowEvent: WindowEvent
  /** Search text. Empty before the first search. */
  readonly text: string
  readonly billers: ReadonlyArray<Biller>
}

const billerLink = (id: string, text: string, { id: biller, name, type }: Biller): Markup =>
  html`<li><a class="choice" href="${connectionAddress(id, { q: text, biller })}">${logo(logoOf(name))}<span><b>${name}</b><span>${billTypeOf(type).label}</span></span>${icon('left')}</a></li>`

/** First step of the manual mode: the search for a biller. */
export const searchStep = ({ id, windowEvent, text, billers }: SearchStep): Markup =>
  screen(
    windowEvent,
    html`${stepHeader(id, 1)}
<h1>Search for a biller</h1><p class="lead">Find the bank, lender or company that sends you the bill.</p>
<form role="search" method="get" action="${connectionPath}" class="search"><input type="hidden" name="id" value="${id}"><input type="hidden" name="step" value="search">
<label>Biller name<input type="search" name="q" value="${text}" autocomplete="off" maxlength="60"></label><button class="secondary">Search</button></form>
<h2 id="found">${text === '' ? 'Popular billers' : billers.length === 0 ? `No billers match “${text}”` : billers.length === 1 ? 'One biller found' : `${billers.length} billers found`}</h2>
${billers.length === 0 ? html`<p class="quiet">Check the spelling, or search for part of the name.</p>` : html`<ul class="choices" aria-labelledby="found">${billers.map((biller) => billerLink(id, text, biller))}</ul>`}
${stepForm({ id, move: 'fail' }, stepFooter(null, 'search'))}`,
  )

interface DetailsStep {
  readonly id: string
  readonly biller: Biller
  /** Search text from the first step. The link back to the first step contains this text. */
  readonly text: string
  readonly typed: Typed
}

/** Second step of the manual mode: the user enters the account at the chosen biller. */
export const detailsStep = ({ id, biller, text, typed }: DetailsStep): Markup =>
  screen(
    { event: 'none' },
    html`${stepHeader(id, 2)}
${stepForm(
  { id, move: 'add', biller: biller.id, q: text },
  html`<h1>Your account</h1>
<p class="choice chosen">${logo(logoOf(biller.name))}<span><b>${biller.name}</b><span>${billTypeOf(biller.type).label}</span></span><a href="${connectionAddress(id, { step: 'search', q: text })}">Change<span class="unseen"> the biller</span></a></p>
${errorMessage(typed.problem?.error ?? null)}
<label>Account number<input name="number" value="${typed.field('number')}" autocomplete="off" maxlength="40" required${fieldError(typed, 'number')}></label>
<label>ZIP code on the bill<input name="postcode" value="${typed.field('postcode')}" autocomplete="postal-code" inputmode="numeric" maxlength="12" required${fieldError(typed, 'postcode')}></label>
<p class="note">This is a sandbox. Any account number works, except numbers ending in 0000.</p>
${stepFooter(html`<button>Connect this bill</button>`, 'details')}`,
)}`,
  )
