import type { FoundBill } from '../bill-pay/found-bills.ts'
import type { Standing } from '../bill-pay/window-standing.ts'
import { html, type Markup } from '../kernel/html.ts'
import { closeWindow, connectionAddress, screen } from './connection-frame.ts'
import { accountText } from './connection-steps.ts'
import { type FailingStep, failureTexts, type EndReason, endReasons } from './connection-texts.ts'
import { tile } from './verify-frame.ts'

/** Last page of the bill-connection window in automatic mode. It shows the connected bills. */
export const connectedScreen = (bills: ReadonlyArray<FoundBill>, productName: string): Markup =>
  screen(
    { event: 'linked', account: null },
    html`${tile('check', 'good', 'large')}<h1>${bills.length === 1 ? 'One bill is connected' : `${bills.length} bills are connected`}</h1>
<p class="lead" role="status">You can now pay ${bills.length === 1 ? 'it' : 'them'} in ${productName}.</p>
<ul class="choices">${bills.map((bill) => html`<li><div class="choice">${accountText(bill)}</div></li>`)}</ul>
<div class="lower">${closeWindow('Done')}</div>`,
  )

/**
 * Last page of the bill-connection window in manual mode. The page sends the token `account` to the app, which exchanges the
 * token for the bill.
 */
export const foundScreen = (account: string, biller: string, productName: string): Markup =>
  screen(
    { event: 'linked', account },
    html`${tile('check', 'good', 'large')}<h1>We found your account</h1>
<p class="lead" role="status">${productName} is adding your bill from ${biller}.</p>
<div class="lower">${closeWindow('Done')}</div>`,
  )

/** Outcome of a connection that has ended. Shown when the user reloads the window's last page. */
type Ended = Extract<Standing, 'connected' | 'found' | 'left'>

/** Texts for an ended connection. `{product}` is a placeholder for the product name. */
const endedTexts = {
  connected: {
    heading: "You're all set",
    text: 'Your bills were added to {product}. To connect another bill, press Continue in {product}.',
    icon: 'check',
    tone: 'good',
  },
  found: {
    heading: 'We found your account',
    text: "{product} is still adding your bill. If you can't find the bill in {product}, press Continue there and search for it again.",
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

/** Renders the last page after a reload. The app was already notified, so the page does not notify it again. */
export const endedScreen = (ended: Ended, productName: string): Markup => {
  const { heading, text, icon, tone } = endedTexts[ended]
  return screen(
    { event: 'none' },
    html`${tile(icon, tone, 'large')}<h1>${heading}</h1>
<p class="lead" role="status">${text.replaceAll('{product}', productName)}</p>
<div class="lower">${closeWindow(ended === 'left' ? 'Close this window' : 'Done')}</div>`,
  )
}

export const failedScreen = (id: string, step: FailingStep): Markup =>
  screen(
    { event: 'error', text: failureTexts[step] },
    html`${tile('alert', 'bad', 'large')}<h1>Something went wrong</h1>
<p class="lead" role="alert">${failureTexts[step]}</p>
<div class="lower"><a class="button" href="${connectionAddress(id, { step: 'again' })}">Try again</a>${closeWindow('Leave', 'secondary')}</div>`,
  )

export const endReasonScreen = (reason: EndReason): Markup =>
  screen(
    { event: 'error', text: endReasons[reason] },
    html`${tile('alert', 'bad', 'large')}<h1>You can't continue here</h1>
<p class="lead" role="alert">${endReasons[reason]}</p>
<div class="lower">${closeWindow('Close this window')}</div>`,
  )

export const leftScreen: Markup = screen(
  { event: 'exit' },
  html`${tile('close', 'plain', 'large')}<h1>You left before finishing</h1>
<p class="lead" role="status">No bills were connected.</p>
<div class="lower">${closeWindow('Close this window')}</div>`,
)
