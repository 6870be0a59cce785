import type { Locator, Page } from 'playwright/test'
import { expect } from './fixtures.ts'
import type { InputMode } from './input-modes.ts'
import { openWindow } from './popup.ts'

/** Locators for the pages of Bill Pay, and functions that read or change the user's bills in the sandbox. */

const region = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('region', { name, exact: true })
export const bills = (page: Page): Locator => region(page, 'Your bills').getByRole('listitem')
export const billOf = (page: Page, name: string): Locator => bills(page).filter({ hasText: name })
export const pendingPayments = (page: Page): Locator => region(page, 'Pending').getByRole('listitem')
export const recentPayments = (page: Page): Locator => region(page, 'Recent Activity').getByRole('listitem')
export const overview = (page: Page): Locator => region(page, 'Overview')
export const payBar = (page: Page): Locator => region(page, 'Selected bills')
export const connectDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Connect your bills' })
export const paidDialog = (page: Page): Locator => page.getByRole('dialog', { name: /is processing$/ })

/** Returns the input of each request for `call` that the provider received. */
export const inputsOf = async (page: Page, call: string): Promise<ReadonlyArray<unknown>> => {
  const { calls } = (await (await page.request.get('/sandbox/calls')).json()) as {
    readonly calls: ReadonlyArray<{ readonly name: string; readonly input: unknown }>
  }
  return calls.filter(({ name }) => name === call).map(({ input }) => input)
}

/** Returns the number of bills that the user has connected, as recorded by the provider. */
export const connectedCount = async (page: Page): Promise<number> => {
  const { bills: stored } = (await (await page.request.get('/sandbox/bills')).json()) as {
    readonly bills: ReadonlyArray<unknown>
  }
  return stored.length
}

interface PaidBill {
  readonly id: string
  readonly merchantName: string
  readonly status: string | null
}

/** Advances all bill payments of the user, step by step, until each has the status `until`. */
export const advancePayments = async (page: Page, until: string): Promise<void> => {
  for (let turn = 0; turn < 4; turn += 1) {
    const { payments } = (await (await page.request.get('/sandbox/bill-payments')).json()) as {
      readonly payments: ReadonlyArray<PaidBill>
    }
    const left = payments.filter(({ status }) => status !== until)
    if (left.length === 0) return
    for (const { id } of left) {
      const response = await page.request.post('/sandbox/bill-payments/move', { data: { id, move: 'next' } })
      expect(response.status(), await response.text()).toBe(200)
    }
  }
}

/** Presses "Continue" and returns the window of the bill provider. */
export const openConnectWindow = (page: Page, input: InputMode): Promise<Page> =>
  openWindow(page, () => input.press(connectDialog(page).getByRole('button', { name: 'Continue' })))

/** Presses a button that closes the window. The browser may close the window before the press command returns. */
export const closeWindow = async (window: Page, input: InputMode, name: string): Promise<void> => {
  const closed = window.waitForEvent('close')
  await input.press(window.getByRole('button', { name })).catch(() => undefined)
  await closed
}

/** Returns the payment window that `act` opens. */
export const openPaymentWindow = async (page: Page, act: () => Promise<unknown>): Promise<Page> => {
  const window = await openWindow(page, act)
  await expect(window.getByRole('heading', { level: 1 })).toHaveText(/^Invoice for \$/)
  return window
}

/** Button that selects the amount `name` for a bill. */
export const amountOption = (page: Page, bill: string, name: string): Locator =>
  region(page, bill).getByRole('button', { name: new RegExp(`^${name}`) })
export const otherAmount = (page: Page, bill: string): Locator =>
  region(page, bill).getByRole('textbox', { name: /^Other Amount/ })
