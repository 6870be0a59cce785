import type { Browser, Page } from 'playwright'
import { median } from './browser.ts'
import { scroll, takeSlow, watchFrames } from './lists.ts'
import { type RunningSandbox, signIn } from './sandbox.ts'

/** Factor by which the bench slows down the processor, as the budgets assume. */
const slowdown = 4

/** Numbers of payments in the long list and in the short list. */
const [long, short] = [10_000, 30]

/** Waits long enough for the browser to paint and record the effects of a press. */
const settle = (page: Page): Promise<void> => page.waitForTimeout(800)

interface Answer {
  readonly data: { readonly user: Readonly<Record<string, ReadonlyArray<{ readonly id: string }>>> }
}

/**
 * Makes the first request for the list return `rows` payments, as if the user had loaded all of them. Later requests for the
 * beginning of the list return only one page. The payments are copies of the sandbox's payments.
 */
const answerWith = async (page: Page, rows: number): Promise<void> => {
  let count = rows
  await page.route('**/api/**', async (route) => {
    const body = route.request().postData() ?? ''
    if (!body.includes('"GetPayments"')) return route.fallback()
    const response = await route.fetch()
    const answer = (await response.json()) as Answer
    const some = (answer.data.user['payments'] ?? []).filter((item) => 'price' in item)
    const isFirst = /"skip":0[,}]/.test(body)
    const payments = Array.from({ length: isFirst ? count : 0 }, (_, at) => ({
      ...some[at % some.length],
      id: `p${at}`,
    }))
    count = short
    return route.fulfill({ response, json: { data: { user: { payments } } } })
  })
}

/** Runs in the page. Presses "Load More" until the button is gone, and returns the number of presses. */
const showAll = async (): Promise<number> => {
  const button = (): HTMLButtonElement | undefined =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Load More')
  const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve))
  let pressed = 0
  for (let missing = 0; missing < 20; missing = button() === undefined ? missing + 1 : 0) {
    button()?.click()
    pressed += 1
    await frame()
  }
  return pressed
}

/** Returns the milliseconds from a click on the link until the browser paints rows. */
const untilRows = (page: Page): Promise<number> =>
  page
    .getByRole('link', { name: 'Crypto Payments' })
    .first()
    .evaluate(
      (link) =>
        new Promise<number>((resolve) => {
          const hasRows = (): boolean => document.querySelectorAll('main li[data-index]').length > 5
          link.addEventListener('click', ({ timeStamp }) => {
            const check = (): void => {
              requestAnimationFrame((now) =>
                hasRows() ? requestAnimationFrame(() => resolve(now - timeStamp)) : check(),
              )
            }
            check()
          })
          if (link instanceof HTMLElement) link.click()
        }),
    )

interface Worst {
  readonly paydeckWorst: { value: number }
}

/** Runs in the page before the page's own scripts. Records the longest time from a press or a key to the next paint. */
export const watchInput = (): void => {
  const worst = { value: 0 }
  Object.assign(globalThis, { paydeckWorst: worst })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) worst.value = Math.max(worst.value, duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** Returns the longest time from an input to the next paint that was recorded since the previous call. */
export const takeWorstInput = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const worst = (globalThis as unknown as Worst).paydeckWorst
    const { value } = worst
    worst.value = 0
    return value
  })

/**
 * Performs several user actions `runs` times. Returns the milliseconds from each action to the next paint, by the name of
 * the action.
 */
const pressesOf = async (page: Page, runs: number): Promise<Readonly<Record<string, number>>> => {
  const durations: Record<string, Array<number>> = {}
  const measure = async (name: string, act: () => Promise<void>): Promise<void> => {
    await takeWorstInput(page)
    await act()
    await settle(page)
    ;(durations[name] ??= []).push(await takeWorstInput(page))
  }
  const type = (name: string): Promise<void> =>
    page.getByRole('group', { name: 'Type' }).getByText(name, { exact: true }).click({ delay: 80 })
  for (let run = 0; run < runs; run += 1) {
    await measure('open', () => page.locator('main li[data-index] button').first().click({ delay: 80 }))
    await measure('step', () => page.getByRole('button', { name: 'Next' }).click({ delay: 80 }))
    await measure('step by key', () => page.keyboard.press('ArrowRight'))
    await page.keyboard.press('Escape')
    await settle(page)
    await measure('other list', () => type('Payouts'))
    await measure('long list', () => type('Payments'))
    await measure('search', () => page.getByRole('searchbox').press('g'))
    await page.getByRole('searchbox').fill('')
    await settle(page)
  }
  return Object.fromEntries(Object.entries(durations).map(([name, values]) => [name, median(values)]))
}

export interface Payments {
  /**
   * Milliseconds from the click on a link until rows are painted, when the user returns to the page with the long or the
   * short list.
   */
  readonly back: { readonly long: number; readonly short: number }
  /** Share of frames that took longer than 25 ms. */
  readonly scrolling: number
  readonly flinging: number
  /** Milliseconds from a user action to the next paint, by the name of the action. */
  readonly presses: Readonly<Record<string, number>>
}

type Visit = Omit<Payments, 'back'> & { readonly back: number }

const visit = async (browser: Browser, { origin }: RunningSandbox, rows: number, runs: number): Promise<Visit> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: origin, hasTouch: true })
  await signIn(origin, 'cardholder')(context)
  const page = await context.newPage()
  await page.addInitScript(watchInput)
  await answerWith(page, rows)
  await page.goto('/id/crypto-payments?dates=all')
  await page.locator('main li[data-index]').first().waitFor()
  await page.evaluate(showAll)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const back: Array<number> = []
  for (let run = 0; run < runs; run += 1) {
    await page.getByRole('link', { name: 'Home' }).first().click()
    await page.getByRole('region', { name: 'Recent Activity' }).getByRole('button').first().waitFor()
    await page.waitForTimeout(3000)
    back.push(await untilRows(page))
    await page.waitForTimeout(2500)
  }
  const presses = rows > short ? await pressesOf(page, Math.min(runs, 3)) : {}
  await page.evaluate(watchFrames)
  await scroll(session, 6000, 1500)
  const scrolling = await takeSlow(page)
  await scroll(session, 60_000, 20_000)
  const flinging = await takeSlow(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
  return { back: median(back), scrolling, flinging, presses }
}

/**
 * Measures P7, P9 and P10 on the payments page with 10,000 payments. For comparison, measures the same page with 30
 * payments.
 */
export const payments = async (browser: Browser, sandbox: RunningSandbox, runs: number): Promise<Payments> => {
  const few = await visit(browser, sandbox, short, runs)
  const many = await visit(browser, sandbox, long, runs)
  return { ...many, back: { long: many.back, short: few.back } }
}
