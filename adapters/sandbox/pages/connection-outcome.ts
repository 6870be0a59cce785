import type { FoundBill } from '../bill-pay/found-bills.ts'
import type { Standing } from '../bill-pay/window-standing.ts'
import { html, type Markup } from '../kernel/html.ts'
import { closing, placeOf, screen } from './connection-frame.ts'
import { accountWords } from './connection-steps.ts'
import { type FailingStep, failureWords, type Over, overWords } from './connection-words.ts'
import { tile } from './verify-frame.ts'

/** The automatic mode is through: these bills are there. */
export const connectedScreen = (bills: ReadonlyArray<FoundBill>, productName: string): Markup =>
  screen(
    { event: 'linked', account: null },
    html`${tile('check', 'good', 'large')}<h1>${bills.length === 1 ? 'One bill is connected' : `${bills.length} bills are connected`}</h1>
<p class="lead" role="status">You can now pay ${bills.length === 1 ? 'it' : 'them'} in ${productName}.</p>
<ul class="choices">${bills.map((bill) => html`<li><div class="choice">${accountWords(bill)}</div></li>`)}</ul>
<div class="lower">${closing('Done')}</div>`,
  )

/** The manual mode is through: the app exchanges the token for the bill. */
export const foundScreen = (account: string, biller: string, productName: string): Markup =>
  screen(
    { event: 'linked', account },
    html`${tile('check', 'good', 'large')}<h1>We found your account</h1>
<p class="lead" role="status">${productName} is adding your bill from ${biller}.</p>
<div class="lower">${closing('Done')}</div>`,
  )

/** Outcome of a connection, for a reload of its last page. */
type Ended = Extract<Standing, 'connected' | 'found' | 'left'>

/** {product} is filled in. */
const endedWords = {
  connected: {
    heading: "You're all set",
    text: 'Your bills are in {product}. To connect another, press Continue there.',
    icon: 'check',
    tone: 'good',
  },
  found: {
    heading: 'We found your account',
    text: "{product} hasn't added the bill yet. If it isn't in your list, press Continue there and search for it again.",
    icon: 'check',
    tone: 'plain',
  },
  left: {
    heading: 'You left before finishing',
    text: 'No bills were connected. To start again, press Continue in {product}.',
    icon: 'close',
    tone: 'plain',
  },
} as const satisfies Record<Ended, object>

/** Last page after a reload. It does not notify the app again. */
export const endedScreen = (ended: Ended, productName: string): Markup => {
  const { heading, text, icon, tone } = endedWords[ended]
  return screen(
    { event: 'none' },
    html`${tile(icon, tone, 'large')}<h1>${heading}</h1>
<p class="lead" role="status">${text.replace('{product}', productName)}</p>
<div class="lower">${closing(ended === 'left' ? 'Close this window' : 'Done')}</div>`,
  )
}

export const failedScreen = (id: string, step: FailingStep): Markup =>
  screen(
    { event: 'error', text: failureWords[step] },
    html`${tile('alert', 'bad', 'large')}<h1>Something went wrong</h1>
<p class="lead" role="alert">${failureWords[step]}</p>
<div class="lower"><a class="button" href="${placeOf(id, { step: 'again' })}">Try again</a>${closing('Leave', 'secondary')}</div>`,
  )

export const overScreen = (over: Over): Markup =>
  screen(
    { event: 'error', text: overWords[over] },
    html`${tile('alert', 'bad', 'large')}<h1>You can't continue here</h1>
<p class="lead" role="alert">${overWords[over]}</p>
<div class="lower">${closing('Close this window')}</div>`,
  )

export const leftScreen: Markup = screen(
  { event: 'exit' },
  html`${tile('close', 'plain', 'large')}<h1>You left before finishing</h1>
<p class="lead" role="status">No bills were connected.</p>
<div class="lower">${closing('Close this window')}</div>`,
)
