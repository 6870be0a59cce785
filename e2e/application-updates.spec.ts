import type { BrowserContext, Page } from 'playwright/test'
import { signInPage } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { open } from './pages.ts'
import { stableCount } from './stable-count.ts'

const listCall = 'GET /compliance/applications'
const streamCall = 'GET /compliance/applications/:applicationId/events'

const incomplete = { status: 'pending', collectionStatus: 'incomplete', collectionTasks: [] }
const shopper = { applications: [{ productName: 'individualShopperTier1', ...incomplete }] }
const both = { applications: [...shopper.applications, { productName: 'payoutsRecipient', ...incomplete }] }

/** Returns the application id of each update stream that this browser has open at the provider. */
const streamsOf = async ({ request }: BrowserContext): Promise<ReadonlyArray<string>> => {
  const { streams } = (await (await request.get('/sandbox/streams')).json()) as {
    readonly streams: ReadonlyArray<{ readonly applicationId: string }>
  }
  return streams.map(({ applicationId }) => applicationId)
}

const streamCount = async (context: BrowserContext): Promise<number> => (await streamsOf(context)).length

const controlStreams = async (
  { request }: BrowserContext,
  command: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const response = await request.post('/sandbox/streams', { data: command })
  expect(response.status(), await response.text()).toBe(200)
}

/** Returns the number of times that the provider has received the call since the last `forgetCalls`. */
const callCount = async ({ request }: BrowserContext, name: string): Promise<number> => {
  const { calls } = (await (await request.get('/sandbox/calls')).json()) as {
    readonly calls: ReadonlyArray<{ readonly name: string }>
  }
  return calls.filter((call) => call.name === name).length
}

const forgetCalls = ({ request }: BrowserContext) => request.delete('/sandbox/calls')

/** Makes the provider review the application, which changes its status. */
const review = async ({ request }: BrowserContext, productName = 'individualShopperTier1'): Promise<void> => {
  const response = await request.post('/sandbox/applications', { data: { productName, move: 'review' } })
  expect(response.status(), await response.text()).toBe(200)
}

/** Polls every 50 ms. Tests with a fake clock check the exact delays of the app. */
const often = { intervals: [50] }

/**
 * Waits until the app has reopened its stream. Advances the page's fake clock meanwhile: the app delays both the stream and
 * the request for the list of applications.
 */
const expectStreamAgain = (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      await page.clock.fastForward(500)
      return streamCount(page.context())
    }, often)
    .toBe(1)

/**
 * Dispatches a page lifecycle event. A headless browser never dispatches these events itself, since it neither freezes nor
 * caches pages.
 */
const dispatchLifecycle = (page: Page, what: 'freeze' | 'resume' | 'pagehide' | 'pageshow'): Promise<boolean> =>
  page.evaluate(
    (name) =>
      name === 'freeze' || name === 'resume'
        ? document.dispatchEvent(new Event(name))
        : window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })),
    what,
  )

test('F1 VERIF-069 the app reopens the update stream after a lost connection, after a truncated event, and after a page freeze', async ({
  page,
  context,
  account,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  await account('shopper', shopper)
  await page.clock.install()
  await open(page, '/id/home')
  await expect.poll(() => streamCount(context)).toBe(1)

  const expectReopened = async (): Promise<void> => {
    await expectStreamAgain(page)
    await page.clock.fastForward(500)
    await expect.poll(() => callCount(context, listCall), often).toBeGreaterThan(0)
    // Several signals arrive at the same time. The app must not request the list once for each of them.
    expect(await callCount(context, listCall)).toBeLessThan(3)
  }
  for (const command of ['drop', 'half', 'end']) {
    await forgetCalls(context)
    await controlStreams(context, { move: command })
    await expectReopened()
  }
  for (const [stopLeader, back] of [
    ['freeze', 'resume'],
    ['pagehide', 'pageshow'],
  ] as const) {
    await forgetCalls(context)
    await dispatchLifecycle(page, stopLeader)
    await expect.poll(() => streamCount(context), often).toBe(0)
    expect(await callCount(context, listCall)).toBe(0)
    await dispatchLifecycle(page, back)
    await expectReopened()
  }

  await forgetCalls(context)
  await review(context)
  await expect.poll(() => callCount(context, listCall), often).toBe(1)

  await test.step('VERIF-070 the app gives up a stream that fails repeatedly, and opens it again later', async () => {
    await forgetCalls(context)
    await controlStreams(context, { move: 'flap', everyMs: 100 })
    // The loss of the open stream is the first error. The four rejected requests after it are errors two to five.
    await expect.poll(() => callCount(context, streamCall), often).toBe(4)
    const response = await context.request.delete('/sandbox/streams')
    expect(response.status()).toBe(200)
    await expectStreamAgain(page)
    await forgetCalls(context)
    await review(context)
    await expect.poll(() => callCount(context, listCall), often).toBeGreaterThan(0)
  })
})

test('F1 VERIF-072 if the update stream is rejected, the app requests the application list; a 401 opens the sign-in page once', async ({
  page,
  context,
  account,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  await account('shopper', shopper)
  await controlStreams(context, { move: 'refuse', status: 503, times: 1 })
  await page.clock.install()
  await open(page, '/id/home')
  // The app requests the list of applications at its start and when the stream is rejected. A test with a fake clock counts
  // the later requests.
  await expect.poll(() => callCount(context, listCall)).toBeGreaterThanOrEqual(2)
  await expectStreamAgain(page)
  // Two stream requests: the rejected request and its retry.
  expect(await callCount(context, streamCall)).toBe(2)

  // A new page load resets the retry delay.
  await open(page, '/id/home')
  await expect.poll(() => streamCount(context)).toBe(1)
  const logins: Array<string> = []
  page.on('framenavigated', (frame) => {
    if (frame.url().includes('/authenticate/login')) logins.push(frame.url())
  })
  await controlStreams(context, { move: 'refuse', status: 401, times: 5 })
  await controlStreams(context, { move: 'drop' })
  await expect(signInPage(page)).toBeVisible()
  expect(logins).toHaveLength(1)
})

// If each tab opened its own stream for each application, the six tabs would need more than the six connections that a
// browser allows.
const tabCount = 6

test('F2 VERIF-066 browser tabs share one update stream per verification application, even if the tab that opened it crashes', async ({
  page,
  context,
  account,
}) => {
  let lists = 0
  context.on('requestfinished', (request) => void (lists += request.url().endsWith('/compliance/applications') ? 1 : 0))
  await account('shopper', both)
  await open(page, '/id/home')
  await expect.poll(() => streamCount(context)).toBe(2)
  // The first tab is the leader. The second tab is next in the queue.
  const second = await context.newPage()
  await open(second, '/id/home')
  for (let count = 3; count <= tabCount; count += 1)
    await (await context.newPage()).goto('/id/home', { waitUntil: 'commit' })
  // The document of each tab contains the list of applications. Each tab requests the list again when the leading tab has
  // opened the streams.
  await expect.poll(() => lists, { timeout: 60_000 }).toBeGreaterThanOrEqual(tabCount)
  expect(new Set(await streamsOf(context)).size).toBe(2)
  expect(await streamCount(context)).toBe(2)

  /**
   * Stops the leading tab by calling `gone`. Then waits until each remaining tab has requested the list of applications.
   * Without this request, a tab could miss an event that was sent during the takeover.
   */
  const expectTakeover = async (gone: () => Promise<unknown>, remaining: number): Promise<void> => {
    lists = 0
    await gone()
    await expect.poll(() => lists, { timeout: 30_000 }).toBeGreaterThanOrEqual(remaining)
  }
  const leader = await context.newCDPSession(page)
  // A crashed page never responds to the crash command.
  await expectTakeover(async () => void leader.send('Page.crash').catch(() => undefined), tabCount - 1)
  await expect.poll(() => streamCount(context)).toBe(2)

  // The debugger pauses the tab until the other tabs have taken over, however long that takes.
  const next = await context.newCDPSession(second)
  await next.send('Debugger.enable')
  await expectTakeover(() => next.send('Debugger.pause'), tabCount - 2)
  await next.send('Debugger.resume')
  // The resumed tab closes its own streams and requests the list of applications, like the other tabs.
  await expect.poll(() => streamCount(context)).toBe(2)
  await expect.poll(() => lists, { timeout: 60_000 }).toBeGreaterThanOrEqual(tabCount - 1)
  await stableCount(second, () => lists)
  lists = 0
  await review(context, 'payoutsRecipient')
  await expect.poll(() => lists).toBeGreaterThanOrEqual(tabCount - 1)
  // After one event, each tab requests the list once, although every tab notifies the others.
  expect(await stableCount(second, () => lists)).toBeLessThan(2 * (tabCount - 1))
})
