import type { Browser, Locator, Page } from 'playwright'
import { median, slowed } from './browser.ts'
import { type RunningSandbox, signIn } from './sandbox.ts'

interface Bench {
  readonly paydeckPresses: { worst: number }
}

/** Milliseconds from a press to the next paint. The key is the name of the pressed control. */
export type Presses = Readonly<Record<string, number>>

/**
 * Runs in the page before the page's own scripts. Records the longest time from a press to the next paint. Ignores key
 * presses, since the bench uses keys only to close menus and dialogs.
 */
export const watchPresses = (): void => {
  const presses = { worst: 0 }
  Object.assign(globalThis, { paydeckPresses: presses })
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (['pointerdown', 'pointerup', 'click'].includes(name)) presses.worst = Math.max(presses.worst, duration)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** Returns the milliseconds from a click on a link until the browser paints the page with this heading and text. */
const untilShown = (link: Locator, heading: string, words: string): Promise<number> =>
  link.evaluate(
    (element, wanted) =>
      new Promise<number>((resolve) => {
        const isThere = (): boolean =>
          document.querySelector('h1')?.textContent === wanted.heading &&
          document.querySelector('main')?.textContent?.includes(wanted.words) === true
        element.addEventListener('click', ({ timeStamp }) => {
          const check = (): void => {
            requestAnimationFrame((now) =>
              isThere() ? requestAnimationFrame(() => resolve(now - timeStamp)) : check(),
            )
          }
          check()
        })
        if (element instanceof HTMLElement) element.click()
      }),
    { heading, words },
  )

export interface Interactions {
  /** Milliseconds from each press to the next paint. Budget P7 limits the longest of these times. */
  readonly presses: Presses
  /** Milliseconds from a click on a link until its page is painted, when the page's code has been prefetched (P8c). */
  readonly route: number
}

/** Waits long enough for the browser to paint and record the effects of a press. */
export const settle = (page: Page): Promise<void> => page.waitForTimeout(600)

/** Returns the longest time from a press to the next paint that was recorded since the previous `takeWorst`. */
export const takeWorst = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const presses = (globalThis as unknown as Bench).paydeckPresses
    const { worst } = presses
    presses.worst = 0
    return worst
  })

const visit = async (browser: Browser, { origin }: RunningSandbox): Promise<Interactions> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: origin })
  await signIn(origin, 'cardholder')(context)
  const page = await context.newPage()
  await page.addInitScript(watchPresses)
  await page.goto('/id/home')
  const row = page.getByRole('region', { name: 'Recent Activity' }).getByRole('button').first()
  await row.waitFor()
  await settle(page)
  await slowed(page)
  const presses: Record<string, number> = {}
  const press = async (name: string, button: Locator): Promise<void> => {
    // The delay between mouse down and mouse up, in milliseconds, simulates the duration of a tap.
    await button.click({ delay: 80 })
    await settle(page)
    presses[name] = await takeWorst(page)
  }

  await press('details', row)
  await press('next', page.getByRole('button', { name: 'Next' }))
  await page.keyboard.press('Escape')
  await settle(page)
  await press('dark', page.getByText('Dark', { exact: true }))
  await press('account', page.getByRole('button', { name: 'Account' }))
  await press('settings', page.getByRole('link', { name: 'Settings' }))
  await page.getByRole('heading', { name: 'Profile' }).waitFor()
  await press('dialog', page.getByRole('button', { name: 'Update' }))
  await page.keyboard.press('Escape')
  await settle(page)
  const security = page.getByRole('link', { name: 'Security' })
  await security.hover()
  await page.waitForTimeout(3000)
  const route = await untilShown(security, 'Security', 'Update password')
  await settle(page)
  await press('home', page.getByRole('link', { name: 'Home' }).first())
  await page.getByRole('link', { name: 'Card', exact: true }).first().click()
  await page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem').first().waitFor()
  await settle(page)
  await press('change of card', page.getByRole('link', { name: /Travel/ }).first())
  await context.close()
  return { presses, route }
}

/** Measures interactions, as medians of several visits. */
export const interactions = async (browser: Browser, sandbox: RunningSandbox, runs: number): Promise<Interactions> => {
  const visits: Array<Interactions> = []
  for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, sandbox))
  const names = Object.keys(visits[0]?.presses ?? {})
  return {
    presses: Object.fromEntries(
      names.map((name) => [name, median(visits.map(({ presses }) => presses[name] ?? Number.NaN))]),
    ),
    route: median(visits.map(({ route }) => route)),
  }
}
