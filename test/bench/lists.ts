import type { Browser, CDPSession, Page } from 'playwright'
import { median } from './browser.ts'
import type { ListPage } from './list/rows.ts'

/** Factor by which the bench slows down the processor, as the budgets assume. */
const slowdown = 4

/** Measurements of one visit of a page with 10,000 rows. */
interface Visit {
  /** Milliseconds from the start of mounting the list to the first paint of rows. */
  readonly mount: number
  /** Share of frames that took longer than 25 ms. */
  readonly scrolling: number
  readonly flinging: number
  /** Heap size in bytes after the visit and a garbage collection. */
  readonly heap: number
}

interface Bench {
  readonly paydeckList: ListPage
  readonly paydeckFrames: Array<number>
}

/** Runs in the page. Starts to record the duration of each frame. */
export const watchFrames = (): void => {
  const frames: Array<number> = []
  Object.assign(globalThis, { paydeckFrames: frames })
  let before = performance.now()
  const next = (now: number): void => {
    frames.push(now - before)
    before = now
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
}

/** Returns the share of the recorded frames that took longer than 25 ms. */
export const takeSlow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const frames = (globalThis as unknown as Bench).paydeckFrames.splice(0)
    return frames.filter((frame) => frame > 25).length / frames.length
  })

/** Scrolls by a distance in CSS pixels, at a speed in CSS pixels per second. */
export const scroll = (session: CDPSession, distance: number, speed: number): Promise<unknown> =>
  session.send('Input.synthesizeScrollGesture', {
    x: 640,
    y: 400,
    yDistance: -distance,
    speed,
    gestureSourceType: 'touch',
    preventFling: true,
  })

const visit = async (browser: Browser, address: string): Promise<Visit> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, hasTouch: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.goto(address)
  await page.waitForFunction(() => 'paydeckList' in globalThis)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.waitForTimeout(300)
  await page.evaluate(() => (globalThis as unknown as Bench).paydeckList.warmUp())
  await page.waitForTimeout(300)
  const mount = await page.evaluate(() => (globalThis as unknown as Bench).paydeckList.mount())
  await page.waitForTimeout(500)
  await page.evaluate(watchFrames)
  await scroll(session, 6000, 1500)
  const scrolling = await takeSlow(page)
  await scroll(session, 60_000, 20_000)
  const flinging = await takeSlow(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.send('Performance.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN
  await context.close()
  return { mount, scrolling, flinging, heap }
}

export interface Lists {
  readonly ours: Visit
  readonly raw: Visit
}

const middle = (visits: ReadonlyArray<Visit>): Visit => ({
  mount: median(visits.map(({ mount }) => mount)),
  scrolling: median(visits.map(({ scrolling }) => scrolling)),
  flinging: median(visits.map(({ flinging }) => flinging)),
  heap: median(visits.map(({ heap }) => heap)),
})

/**
 * Measures P9 and P10: the app's list with 10,000 rows, and a list of the same rows in plain DOM code. Visits of the two
 * lists alternate. Returns medians.
 */
export const lists = async (browser: Browser, origin: string, runs: number): Promise<Lists> => {
  const visits: { readonly ours: Array<Visit>; readonly raw: Array<Visit> } = { ours: [], raw: [] }
  for (let run = 0; run < runs; run += 1) {
    visits.raw.push(await visit(browser, `${origin}/list/raw.html`))
    visits.ours.push(await visit(browser, `${origin}/list/ours.html`))
  }
  return { ours: middle(visits.ours), raw: middle(visits.raw) }
}
