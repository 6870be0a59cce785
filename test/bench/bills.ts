import type { Browser, Locator, Page } from 'playwright'
import { median, slowed } from './browser.ts'
import { type Presses, settle, takeWorst, watchPresses } from './interactions.ts'
import { type RunningSandbox, signIn } from './sandbox.ts'

interface Bench {
  readonly paydeckShift: { sum: number }
}

/** Runs in the page before the page's own scripts. Sums the layout shifts, except those that follow a user input. */
const watchShift = (): void => {
  const shift = { sum: 0 }
  Object.assign(globalThis, { paydeckShift: shift })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!hadRecentInput) shift.sum += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

const bills = 50

/** Fields of a test account with 50 bills and 500 bill payments, ten for each bill. */
const overrides = {
  bills: Array.from({ length: bills }, () => ({ balance: '900.00', nextPaymentMinimumAmount: '35.00' })),
  invoices: Array.from({ length: 100 }, (_, index) => ({
    itemCode: 'Bill Payment',
    status: 'complete',
    bills: Array.from({ length: 5 }, (_payment, place) => ({
      merchantName: 'Cedar Valley Electric',
      account: (5 * index + place) % bills,
      status: index % 2 === 0 ? 'pending' : 'settled',
    })),
  })),
}

export interface BillVisits {
  /** Milliseconds from each press to the next paint. Budget P7 limits the longest of these times. */
  readonly presses: Presses
  /** Sum of layout shifts of the Bill Pay home or of the page that pays all bills, whichever is higher (P8). */
  readonly shift: number
}

const takeShift = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { paydeckShift } = globalThis as unknown as Bench
    const { sum } = paydeckShift
    paydeckShift.sum = 0
    return sum
  })

const visit = async (browser: Browser, { origin }: RunningSandbox): Promise<BillVisits> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: origin })
  await signIn(origin, 'verified', overrides)(context)
  const page = await context.newPage()
  await page.addInitScript(watchPresses)
  await page.addInitScript(watchShift)
  await slowed(page)
  await page.goto('/id/bill-pay')
  const more = page.getByRole('region', { name: 'Pending' }).getByRole('button', { name: 'Load More' })
  await more.waitFor({ timeout: 60_000 })
  await settle(page)
  const shifts = [await takeShift(page)]
  const presses: Record<string, number> = {}
  const press = async (name: string, button: Locator): Promise<void> => {
    // The delay is the duration of a tap in milliseconds.
    await button.click({ delay: 80 })
    await settle(page)
    presses[name] = await takeWorst(page)
  }
  await takeWorst(page)
  await press('more', more)
  await press('connect', page.getByRole('button', { name: 'Add Another Bill' }))
  await page.keyboard.press('Escape')
  await settle(page)
  await takeShift(page)
  await press('pay all', page.getByRole('link', { name: 'Pay All Bills' }))
  const [one, other] = [0, 1].map((place) => page.getByRole('button', { name: /^Current Balance/ }).nth(place))
  await one?.waitFor({ timeout: 60_000 })
  await settle(page)
  shifts.push(await takeShift(page))
  if (one !== undefined) await press('amount', one)
  if (other !== undefined) await press('bar', other)
  await press('clear', page.getByRole('button', { name: 'Clear Selected' }))
  await context.close()
  return { presses, shift: Math.max(...shifts) }
}

/** Measures P7 and P8 of Bill Pay with 50 bills and 500 payments, as medians of several visits. */
export const billVisits = async (browser: Browser, sandbox: RunningSandbox, runs: number): Promise<BillVisits> => {
  const visits: Array<BillVisits> = []
  for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, sandbox))
  const names = Object.keys(visits[0]?.presses ?? {})
  return {
    presses: Object.fromEntries(
      names.map((name) => [name, median(visits.map(({ presses }) => presses[name] ?? Number.NaN))]),
    ),
    shift: median(visits.map(({ shift }) => shift)),
  }
}
