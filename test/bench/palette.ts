import type { Browser, Page } from 'playwright'
import { median, slowed } from './browser.ts'
import { settle } from './interactions.ts'
import { type RunningSandbox, signIn } from './sandbox.ts'

export interface PaletteTimes {
  /** Milliseconds from the first press of the keys until the browser paints the palette or its placeholder. */
  readonly first: number
  /** Milliseconds from a later press of the keys until the browser paints the rows of the palette. */
  readonly again: number
}

interface Bench {
  readonly paydeckPainted: Promise<number>
}

/** Returns the milliseconds from the press of Ctrl+K until the browser has painted an element that matches the selector. */
const untilPainted = async (page: Page, selector: string): Promise<number> => {
  await page.evaluate((wanted) => {
    const { promise, resolve } = Promise.withResolvers<number>()
    const onKey = ({ key, timeStamp }: KeyboardEvent): void => {
      if (key !== 'k') return
      removeEventListener('keydown', onKey, true)
      const check = (): void => {
        requestAnimationFrame(() => {
          if (document.querySelector(wanted) === null) check()
          else requestAnimationFrame((painted) => resolve(painted - timeStamp))
        })
      }
      check()
    }
    addEventListener('keydown', onKey, true)
    Object.assign(globalThis, { paydeckPainted: promise })
  }, selector)
  await page.keyboard.press('Control+k')
  return page.evaluate(() => (globalThis as unknown as Bench).paydeckPainted)
}

const visit = async (browser: Browser, { origin }: RunningSandbox): Promise<PaletteTimes> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: origin })
  await signIn(origin, 'cardholder')(context)
  const page = await context.newPage()
  await page.goto('/id/home')
  await page.getByRole('button', { name: 'Search and actions' }).waitFor()
  await settle(page)
  await slowed(page)
  const rows = 'dialog[open] [role="option"]'
  const first = await untilPainted(page, `[data-part="palette-waiting"], ${rows}`)
  await page.getByRole('option').first().waitFor()
  await settle(page)
  await page.keyboard.press('Escape')
  await settle(page)
  const again = await untilPainted(page, rows)
  await context.close()
  return { first, again }
}

/** Measures how fast the palette opens, as medians of several visits. */
export const paletteTimes = async (browser: Browser, sandbox: RunningSandbox, runs: number): Promise<PaletteTimes> => {
  const visits: Array<PaletteTimes> = []
  for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, sandbox))
  return { first: median(visits.map(({ first }) => first)), again: median(visits.map(({ again }) => again)) }
}
