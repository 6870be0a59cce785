import type { BrowserContext, Page } from 'playwright/test'
import { steady } from './calm.ts'
import { expect, test } from './fixtures.ts'
import { open } from './pages.ts'
import { signInPage } from './people.ts'

const listCall = 'GET /compliance/applications'
const streamCall = 'GET /compliance/applications/:applicationId/events'

const incomplete = { status: 'pending', collectionStatus: 'incomplete', collectionTasks: [] }
const shopper = { applications: [{ productName: 'individualShopperTier1', ...incomplete }] }
const both = { applications: [...shopper.applications, { productName: 'payoutsRecipient', ...incomplete }] }

/** The applications whose streams the provider holds for this browser, one entry a stream. */
const streamsOf = async ({ request }: BrowserContext): Promise<ReadonlyArray<string>> => {
  const { streams } = (await (await request.get('/sandbox/streams')).json()) as {
    readonly streams: ReadonlyArray<{ readonly applicationId: string }>
  }
  return streams.map(({ applicationId }) => applicationId)
}

const streamCount = async (context: BrowserContext): Promise<number> => (await streamsOf(context)).length

const move = async ({ request }: BrowserContext, words: Readonly<Record<string, unknown>>): Promise<void> => {
  const response = await request.post('/sandbox/streams', { data: words })
  expect(response.status(), await response.text()).toBe(200)
}

/** How often a call has come since they were forgotten. */
const countOf = async ({ request }: BrowserContext, name: string): Promise<number> => {
  const { calls } = (await (await request.get('/sandbox/calls')).json()) as {
    readonly calls: ReadonlyArray<{ readonly name: string }>
  }
  return calls.filter((call) => call.name === name).length
}

const forgetCalls = ({ request }: BrowserContext) => request.delete('/sandbox/calls')

/** Something happens to the application at the provider. */
const review = async ({ request }: BrowserContext, productName = 'individualShopperTier1'): Promise<void> => {
  const response = await request.post('/sandbox/applications', { data: { productName, move: 'review' } })
  expect(response.status(), await response.text()).toBe(200)
}

/** Looks more often than `expect` does by itself. How soon something comes is shown on the fake clock, not here. */
const often = { intervals: [50] }

/**
 * Waits until the provider holds a stream for this browser, while the clock of the page runs ahead: the app opens a
 * stream again, and requests the list after it, only after a delay.
 */
const expectStreamAgain = (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      await page.clock.fastForward(500)
      return streamCount(page.context())
    }, often)
    .toBe(1)

/** A browser without windows freezes and keeps no page, so the page is told what a browser would tell it. */
const tellPage = (page: Page, what: 'freeze' | 'resume' | 'pagehide' | 'pageshow'): Promise<boolean> =>
  page.evaluate(
    (name) =>
      name === 'freeze' || name === 'resume'
        ? document.dispatchEvent(new Event(name))
        : window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })),
    what,
  )

test('F1 VERIF-069 the stream comes back after lost connections, half an event and a frozen page, and after it has flapped', async ({
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

  const isBack = async (): Promise<void> => {
    await expectStreamAgain(page)
    await page.clock.fastForward(500)
    await expect.poll(() => countOf(context, listCall), often).toBeGreaterThan(0)
    // The app requests the list once, not once for each signal.
    expect(await countOf(context, listCall)).toBeLessThan(3)
  }
  for (const mishap of ['drop', 'half', 'end']) {
    await forgetCalls(context)
    await move(context, { move: mishap })
    await isBack()
  }
  for (const [gone, back] of [
    ['freeze', 'resume'],
    ['pagehide', 'pageshow'],
  ] as const) {
    await forgetCalls(context)
    await tellPage(page, gone)
    await expect.poll(() => streamCount(context), often).toBe(0)
    expect(await countOf(context, listCall)).toBe(0)
    await tellPage(page, back)
    await isBack()
  }

  await forgetCalls(context)
  await review(context)
  await expect.poll(() => countOf(context, listCall), often).toBe(1)

  await test.step('VERIF-070 a stream that flaps is given up, and opened again later', async () => {
    await forgetCalls(context)
    await move(context, { move: 'flap', everyMs: 100 })
    // The first error drops the open stream: the four requests that follow make five errors.
    await expect.poll(() => countOf(context, streamCall), often).toBe(4)
    const response = await context.request.delete('/sandbox/streams')
    expect(response.status()).toBe(200)
    await expectStreamAgain(page)
    await forgetCalls(context)
    await review(context)
    await expect.poll(() => countOf(context, listCall), often).toBeGreaterThan(0)
  })
})

test('F1 VERIF-072 asks where the stream is refused, and leaves for the login once at a 401', async ({
  page,
  context,
  account,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  await account('shopper', shopper)
  await move(context, { move: 'refuse', status: 503, times: 1 })
  await page.clock.install()
  await open(page, '/id/home')
  // The start asks once, whoever falls back once more; how often until the stream is back is counted on the fake clock.
  await expect.poll(() => countOf(context, listCall)).toBeGreaterThanOrEqual(2)
  await expectStreamAgain(page)
  // Refused once, and tried once more.
  expect(await countOf(context, streamCall)).toBe(2)

  // Begun anew: one that was given up is tried again by a measure of its own.
  await open(page, '/id/home')
  await expect.poll(() => streamCount(context)).toBe(1)
  const logins: Array<string> = []
  page.on('framenavigated', (frame) => {
    if (frame.url().includes('/authenticate/login')) logins.push(frame.url())
  })
  await move(context, { move: 'refuse', status: 401, times: 5 })
  await move(context, { move: 'drop' })
  await expect(signInPage(page)).toBeVisible()
  expect(logins).toHaveLength(1)
})

// With a stream for each application and tab, they would need more than the six connections that a browser opens.
const tabCount = 6

test('F2 VERIF-066 all tabs share one stream an application, which goes on when the leading one is killed or hangs', async ({
  page,
  context,
  account,
}) => {
  let lists = 0
  context.on('requestfinished', (request) => void (lists += request.url().endsWith('/compliance/applications') ? 1 : 0))
  await account('shopper', both)
  await open(page, '/id/home')
  await expect.poll(() => streamCount(context)).toBe(2)
  // The first leads; the next in the queue is the second.
  const second = await context.newPage()
  await open(second, '/id/home')
  for (let count = 3; count <= tabCount; count += 1)
    await (await context.newPage()).goto('/id/home', { waitUntil: 'commit' })
  // Each asks at its start, and once more when it hears that the streams are open.
  await expect.poll(() => lists, { timeout: 60_000 }).toBeGreaterThanOrEqual(2 * tabCount)
  expect(new Set(await streamsOf(context)).size).toBe(2)
  expect(await streamCount(context)).toBe(2)

  /** Every other tab asks, so that nothing is missed. */
  const takenOver = async (gone: () => Promise<unknown>, left: number): Promise<void> => {
    lists = 0
    await gone()
    await expect.poll(() => lists, { timeout: 30_000 }).toBeGreaterThanOrEqual(left)
  }
  const leader = await context.newCDPSession(page)
  // It is not answered: nobody is there any more.
  await takenOver(async () => void leader.send('Page.crash').catch(() => undefined), tabCount - 1)
  await expect.poll(() => streamCount(context)).toBe(2)

  // It hangs until the others have taken over, however long they need for it.
  const next = await context.newCDPSession(second)
  await next.send('Debugger.enable')
  await takenOver(() => next.send('Debugger.pause'), tabCount - 2)
  await next.send('Debugger.resume')
  // It closes its own when it comes to itself, and asks as well.
  await expect.poll(() => streamCount(context)).toBe(2)
  await expect.poll(() => lists).toBeGreaterThanOrEqual(tabCount - 1)
  await steady(second, () => lists)
  lists = 0
  await review(context, 'payoutsRecipient')
  await expect.poll(() => lists).toBeGreaterThanOrEqual(tabCount - 1)
  // Each asks once: not each for every tab, nor twice.
  expect(await steady(second, () => lists)).toBeLessThan(2 * (tabCount - 1))
})
