import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type LaunchOptions,
  type Page as Tab,
} from 'playwright'
import { findChromium } from '../../.ci/chromium.cjs'

/** Throttling that the budgets assume: a slow 4G network, and a processor slowed down four times. */
const network = { offline: false, latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_375 }
const slowdown = 4

export interface Sample {
  /** Milliseconds from the start of the navigation until the page was ready. */
  readonly ready: number
  /** Milliseconds until the first paint. */
  readonly firstPaint: number
  /**
   * Total blocking time in milliseconds: the time of each long task beyond 50 ms, summed from the start of the navigation.
   */
  readonly blocked: number
  /** Sum of layout shifts. */
  readonly shift: number
  /** Number of transferred bytes of the app's scripts, without response headers. */
  readonly script: number
  /** Number of calls in the longest chain. In a chain, each call starts after the response to the previous call. */
  readonly roundTrips: number
  readonly heap: number
  readonly nodes: number
}

export interface Page {
  readonly name: string
  readonly address: string
  /** Selectors of elements. The page counts as ready when all of them have been painted. */
  readonly ready: ReadonlyArray<string>
  /** Signs the user in, on pages that require it. */
  readonly prepare?: (context: BrowserContext) => Promise<void>
}

export interface Bench {
  readonly paydeckBench: Pick<Sample, 'ready' | 'blocked' | 'shift'>
}

/**
 * Runs in the page before the page's own scripts. Records the time until the page is ready, its layout shifts and its
 * blocking time.
 */
export const watch = (selectors: ReadonlyArray<string>): void => {
  const seen = { ready: 0, blocked: 0, shift: 0 }
  Object.assign(globalThis, { paydeckBench: seen })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocked += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!hadRecentInput) seen.shift += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  const isThere = (selector: string): boolean => {
    const element = document.querySelector(selector)
    return element !== null && element.checkVisibility({ opacityProperty: true })
  }
  const check = (): void => {
    if (selectors.every(isThere)) requestAnimationFrame((now) => Object.assign(seen, { ready: now }))
    else requestAnimationFrame(check)
  }
  requestAnimationFrame(check)
}

/**
 * Returns the number of calls in the longest chain before the page was ready. In a chain, each call starts after the
 * response to the previous call.
 */
const chainUntil = (ready: number): number => {
  const calls = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ initiatorType, responseEnd }) => initiatorType === 'fetch' && responseEnd <= ready)
    .toSorted((one, other) => one.startTime - other.startTime)
  const depths: Array<{ readonly end: number; readonly depth: number }> = []
  for (const { startTime, responseEnd } of calls) {
    const before = depths.filter(({ end }) => end <= startTime).map(({ depth }) => depth)
    depths.push({ end: responseEnd, depth: 1 + Math.max(0, ...before) })
  }
  return Math.max(0, ...depths.map(({ depth }) => depth))
}

/** Throttles network and processor of a tab. */
export const slowed = async (tab: Tab): Promise<CDPSession> => {
  const session = await tab.context().newCDPSession(tab)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return session
}

/** Time in milliseconds in which the browser compiles stored scripts. */
const compileTime = 2000

/** Waits until the page has stored its code, if it stores any, so that the next visit starts with the stored code. */
const storeCode = async (tab: Tab): Promise<void> => {
  const isStored = await tab.evaluate(async () => {
    if (document.querySelector('script[data-code-cache]') === null) return false
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }))
    return true
  })
  if (isStored) await tab.waitForTimeout(compileTime)
}

const visit = async (context: BrowserContext, page: Page): Promise<Sample> => {
  const tab = await context.newPage()
  const session = await slowed(tab)
  await session.send('Performance.enable')
  const scripts = new Set<string>()
  let script = 0
  // Counts the app's scripts only, without the sandbox's imitations of third-party scripts.
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' && response.url.includes('/id/')) scripts.add(requestId)
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) script += encodedDataLength
  })
  await tab.addInitScript(watch, page.ready)
  await tab.goto(page.address, { waitUntil: 'commit' })
  await tab.waitForFunction(() => (globalThis as unknown as Bench).paydeckBench.ready > 0, undefined, {
    timeout: 60_000,
  })
  await tab.waitForTimeout(500)
  const seen = await tab.evaluate(() => {
    const { ready, blocked, shift } = (globalThis as unknown as Bench).paydeckBench
    const firstPaint = performance.getEntriesByName('first-paint')[0]?.startTime ?? 0
    return { ready, blocked, shift, firstPaint, nodes: document.querySelectorAll('*').length }
  })
  const roundTrips = await tab.evaluate(chainUntil, seen.ready)
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
  await storeCode(tab)
  await tab.close()
  return { ...seen, roundTrips, script, heap }
}

export const openBrowser = (options: LaunchOptions = {}): Promise<Browser> => {
  const executablePath = findChromium()
  return chromium.launch({
    ...options,
    ...(executablePath === null ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
}

/** Measures two visits of a page: first with an empty cache (cold), then with the cache of the first visit (warm). */
export const measure = async (
  browser: Browser,
  page: Page,
): Promise<{ readonly cold: Sample; readonly warm: Sample }> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await page.prepare?.(context)
  const cold = await visit(context, page)
  const warm = await visit(context, page)
  await context.close()
  return { cold, warm }
}

export const median = (values: ReadonlyArray<number>): number => {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
