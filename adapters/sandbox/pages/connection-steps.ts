import type { FoundBill } from '../bill-pay/found-bills.ts'
import { type Biller, billTypeOf, logoOf } from '../bill-pay/made-up-billers.ts'
import { html, type Markup } from '../kernel/html.ts'
import { grouped } from '../money/amounts.ts'
import { connectionPath, edge, lower, placeOf, screen, stepForm, type Told } from './connection-frame.ts'
import { icon, problem } from './verify-frame.ts'
import type { FormProblem } from './verify-tasks.ts'

/** Typed values to show again, and their error. */
export interface Typed {
  readonly field: (name: string) => string
  readonly problem: FormProblem | null
}

export const nothingTyped: Typed = { field: () => '', problem: null }

const wrong = ({ problem: found }: Typed, name: string): Markup | null =>
  found?.field === name ? html` aria-invalid="true" aria-describedby="error" autofocus` : null

const logo = (address: string | null): Markup =>
  address === null
    ? html`<span class="logo-tile"></span>`
    : html`<img class="logo-tile" src="${address}" alt="" width="40" height="40">`

/** The first step of the automatic mode. */
export const phoneStep = (id: string, told: Told, typed: Typed): Markup =>
  screen(
    told,
    html`${edge(id, 1)}
${stepForm(
  { id, move: 'find' },
  html`<h1>Find your bills</h1>
<p class="lead">Enter the phone number that your banks and lenders have on file. No one will call you.</p>
${problem(typed.problem?.error ?? null)}
<label>Phone number<input type="tel" name="phone" value="${typed.field('phone')}" autocomplete="tel" maxlength="30" required${wrong(typed, 'phone')}></label>
<p class="note">This is a sandbox. Any ten-digit number finds accounts, except numbers ending in 0000. For numbers ending in 9999, the search fails.</p>
${lower(html`<button>Find my accounts</button>`, 'phone')}`,
)}`,
  )

/** The logo, whose it is, and which account there. */
export const accountWords = ({ merchantName, merchantIcon, name, mask }: FoundBill): Markup => html`
${logo(merchantIcon)}<span><b>${merchantName}</b><span>${name} <span class="digits">ending in ${mask}</span></span></span>`

const row = (account: FoundBill, isChosen: boolean): Markup => {
  const { key, balance, isConnected } = account
  return html`<li><label class="choice"><input type="checkbox" name="account:${key}" value="on"${isConnected ? html` disabled` : isChosen && html` checked`}>${accountWords(account)}
<span class="amount">${isConnected ? 'Connected' : balance === null ? 'Balance unavailable' : `$${grouped(balance)}`}</span></label></li>`
}

interface AccountsStep {
  readonly id: string
  /** Ten digits. */
  readonly phone: string
  readonly accounts: ReadonlyArray<FoundBill>
  readonly isChosen: (account: FoundBill) => boolean
  readonly error: string | null
}

/** The second step of the automatic mode: which of the accounts that were found. */
export const accountsStep = ({ id, phone, accounts, isChosen, error }: AccountsStep): Markup => {
  const isNew = accounts.some(({ isConnected }) => !isConnected)
  return screen(
    { event: 'none' },
    html`${edge(id, 2)}
${stepForm(
  { id, move: 'connect', phone },
  html`<h1 id="heading">Choose your bills</h1>
<p class="lead">${accounts.length === 1 ? 'We found one account' : `We found ${accounts.length} accounts`} for the number ending in ${phone.slice(-4)}. <a href="${placeOf(id, { step: 'start' })}">Use another number</a></p>
${problem(error)}
<div role="group" aria-labelledby="heading"><ul class="choices">${accounts.map((account) => row(account, isChosen(account)))}</ul></div>
${isNew ? null : html`<p class="note">All of these accounts are already connected. Use another number to find more.</p>`}
${lower(isNew ? html`<button>Connect</button>` : null, 'accounts')}`,
)}`,
  )
}

interface SearchStep {
  readonly id: string
  readonly told: Told
  /** Search text; empty: none yet. */
  readonly text: string
  readonly billers: ReadonlyArray<Biller>
}

const billerLink = (id: string, text: string, { id: biller, name, type }: Biller): Markup =>
  html`<li><a class="choice" href="${placeOf(id, { q: text, biller })}">${logo(logoOf(name))}<span><b>${name}</b><span>${billTypeOf(type).label}</span></span>${icon('left')}</a></li>`

/** The first step of the manual mode. */
export const searchStep = ({ id, told, text, billers }: SearchStep): Markup =>
  screen(
    told,
    html`${edge(id, 1)}
<h1>Search for a biller</h1><p class="lead">Find the bank, lender or company that sends you the bill.</p>
<form role="search" method="get" action="${connectionPath}" class="search"><input type="hidden" name="id" value="${id}"><input type="hidden" name="step" value="search">
<label>Biller name<input type="search" name="q" value="${text}" autocomplete="off" maxlength="60"></label><button class="secondary">Search</button></form>
<h2 id="found">${text === '' ? 'Popular billers' : billers.length === 0 ? `No billers match “${text}”` : billers.length === 1 ? 'One biller found' : `${billers.length} billers found`}</h2>
${billers.length === 0 ? html`<p class="quiet">Check the spelling, or search for part of the name.</p>` : html`<ul class="choices" aria-labelledby="found">${billers.map((biller) => billerLink(id, text, biller))}</ul>`}
${stepForm({ id, move: 'fail' }, lower(null, 'search'))}`,
  )

interface DetailsStep {
  readonly id: string
  readonly biller: Biller
  /** Earlier search text. */
  readonly text: string
  readonly typed: Typed
}

/** The second step of the manual mode. */
export const detailsStep = ({ id, biller, text, typed }: DetailsStep): Markup =>
  screen(
    { event: 'none' },
    html`${edge(id, 2)}
${stepForm(
  { id, move: 'add', biller: biller.id, q: text },
  html`<h1>Your account</h1>
<p class="choice chosen">${logo(logoOf(biller.name))}<span><b>${biller.name}</b><span>${billTypeOf(biller.type).label}</span></span><a href="${placeOf(id, { step: 'search', q: text })}">Change<span class="unseen"> the biller</span></a></p>
${problem(typed.problem?.error ?? null)}
<label>Account number<input name="number" value="${typed.field('number')}" autocomplete="off" maxlength="40" required${wrong(typed, 'number')}></label>
<label>ZIP code on the bill<input name="postcode" value="${typed.field('postcode')}" autocomplete="postal-code" inputmode="numeric" maxlength="12" required${wrong(typed, 'postcode')}></label>
<p class="note">This is a sandbox. Any account number works, except numbers ending in 0000.</p>
${lower(html`<button>Connect this bill</button>`, 'details')}`,
)}`,
  )
