import type { Locator, Page } from 'playwright/test'
import { expect } from './fixtures.ts'
import type { Hands } from './hands.ts'
import { openedBy } from './opened.ts'

/* The pages of Bill Pay, and what the sandbox is asked about bills. */

const region = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('region', { name, exact: true })
export const bills = (page: Page): Locator => region(page, 'Your bills').getByRole('listitem')
export const billOf = (page: Page, name: string): Locator => bills(page).filter({ hasText: name })
export const pending = (page: Page): Locator => region(page, 'Pending').getByRole('listitem')
export const recent = (page: Page): Locator => region(page, 'Recent Activity').getByRole('listitem')
export const overview = (page: Page): Locator => region(page, 'Overview')
export const payBar = (page: Page): Locator => region(page, 'Selected bills')
export const connecting = (page: Page): Locator => page.getByRole('dialog', { name: 'Connect your bills' })
export const paid = (page: Page): Locator => page.getByRole('dialog', { name: /is on its way$/ })

/** What the provider was asked for by a call, with its input. */
export const asked = async (page: Page, call: string): Promise<ReadonlyArray<unknown>> => {
  const { calls } = (await (await page.request.get('/sandbox/calls')).json()) as {
    readonly calls: ReadonlyArray<{ readonly name: string; readonly input: unknown }>
  }
  return calls.filter(({ name }) => name === call).map(({ input }) => input)
}

/** How many bills the provider knows the caller by. */
export const connectedCount = async (page: Page): Promise<number> => {
  const { bills: known } = (await (await page.request.get('/sandbox/bills')).json()) as {
    readonly bills: ReadonlyArray<unknown>
  }
  return known.length
}

interface PaidBill {
  readonly id: string
  readonly merchantName: string
  readonly status: string | null
}

/** Moves each of the caller's bill payments on until it stands so. */
export const moveOn = async (page: Page, until: string): Promise<void> => {
  for (let turn = 0; turn < 4; turn += 1) {
    const { payments } = (await (await page.request.get('/sandbox/bill-payments')).json()) as {
      readonly payments: ReadonlyArray<PaidBill>
    }
    const left = payments.filter(({ status }) => status !== until)
    if (left.length === 0) return
    for (const { id } of left) {
      const moved = await page.request.post('/sandbox/bill-payments/move', { data: { id, move: 'next' } })
      expect(moved.status(), await moved.text()).toBe(200)
    }
  }
}

/** The window of the bill provider, which "Continue" opens. */
export const connectWindow = (page: Page, hands: Hands): Promise<Page> =>
  openedBy(page, () => hands.press(connecting(page).getByRole('button', { name: 'Continue' })))

/** Presses what closes a window; it may be gone before the press is over. */
export const leave = async (window: Page, hands: Hands, name: string): Promise<void> => {
  const closed = window.waitForEvent('close')
  await hands.press(window.getByRole('button', { name })).catch(() => undefined)
  await closed
}

/** The window that an invoice is paid in, which opens by an act of the page. */
export const payWindow = async (page: Page, act: () => Promise<unknown>): Promise<Page> => {
  const window = await openedBy(page, act)
  await expect(window.getByRole('heading', { level: 1 })).toHaveText(/^Invoice for \$/)
  return window
}

/** An amount that is offered for a bill, and the field beside them. */
export const option = (page: Page, bill: string, name: string): Locator =>
  region(page, bill).getByRole('button', { name: new RegExp(`^${name}`) })
export const other = (page: Page, bill: string): Locator =>
  region(page, bill).getByRole('textbox', { name: /^Other Amount/ })
