import { expect, type Page, type Request } from 'playwright/test'

interface Traffic {
  readonly open: Set<Request>
  begun: number
}
const traffic = new WeakMap<Page, Traffic>()

/** Before the page is opened. An event stream stays open, and is not waited for. */
export const watchTraffic = (page: Page): void => {
  const seen: Traffic = { open: new Set(), begun: 0 }
  traffic.set(page, seen)
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) seen.open.clear()
    seen.begun += 1
    if (!request.url().includes('/events')) seen.open.add(request)
  })
  const end = (request: Request): void => void seen.open.delete(request)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
}

/** So many milliseconds, and until the page has nothing to do: on a busy machine it takes as much longer. */
const rest = (page: Page, ms: number): Promise<unknown> =>
  page.evaluate((time) => new Promise((done) => setTimeout(() => requestIdleCallback(done), time)), ms)

/**
 * Until the page asks for nothing and has nothing to do, for half a second. Playwright's "networkidle" is told once a
 * page, which on a busy machine is before the code of the page has run.
 */
export const calm = (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      const { begun } = traffic.get(page) ?? { begun: -1 }
      await rest(page, 500)
      const now = traffic.get(page)
      return now?.begun === begun && now.open.size === 0
    })
    .toBe(true)

/** What is counted, once it has stayed the same for a second in which the page came to rest. */
export const steady = async (page: Page, count: () => number | Promise<number>): Promise<number> => {
  let before = await count()
  await expect
    .poll(
      async () => {
        await rest(page, 1000)
        const [last, now] = [before, await count()]
        before = now
        return now === last
      },
      { timeout: 60_000 },
    )
    .toBe(true)
  return before
}
