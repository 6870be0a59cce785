import type { Page, Request, Response } from 'playwright/test'
import { omitFromDocument } from './faults.ts'
import { expect, type Persona, test } from './fixtures.ts'
import { heading } from './frame.ts'
import { open } from './pages.ts'
import { pauseCall } from './paused-calls.ts'

const home = '/id/home'

/** Pauses a call whose response is normally embedded in the HTML. Returns a function that resumes the call. */
const pauseStartCall = async (page: Page, path: string): Promise<() => void> => {
  await omitFromDocument(page, `GET ${path}`)
  return pauseCall(page, path)
}

test('SHELL-016 SHELL-078 a starting app shows "Loading…", and after 3 s a message with a link that reloads the page', async ({
  page,
  account,
}) => {
  await account('cardholder')
  const release = await pauseStartCall(page, '/wallet-card/location')
  await page.goto(home, { waitUntil: 'commit' })
  const [short, long] = [page.getByText('Loading…'), page.getByText('Still waiting for your data.')]
  // Animations with a delay of 3 s exchange the texts. Pauses these animations and sets their time, because 3 s of real time
  // could pass on a busy machine before the test checks the page.
  const setTime = (ms: number) =>
    page.evaluate((now) => {
      const animations = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().delay === 3000)
      for (const animation of animations) {
        animation.pause()
        animation.currentTime = now
      }
      return animations.length
    }, ms)
  await expect.poll(() => setTime(2999)).toBe(2)
  await expect(short).toBeVisible()
  await expect(long).toBeHidden()
  await expect(page.getByRole('status')).toHaveCount(1)
  for (const role of ['banner', 'main'] as const) await expect(page.getByRole(role)).toHaveCount(0)
  await setTime(3000)
  await expect(long).toBeVisible()
  await expect(short).toBeHidden()
  await page.getByRole('link', { name: 'Reload' }).click()
  release()
  await expect(heading(page, 'Welcome, Ben')).toBeVisible()
  await expect(long).toHaveCount(0)
})

/** Records the CSS properties of the masthead that change in a transition. */
const watchMasthead = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const moves = new Set<string>()
    Object.assign(globalThis, { mastheadMoves: moves })
    addEventListener('transitionrun', ({ target, propertyName }) => {
      if (target instanceof HTMLElement && target.tagName === 'HEADER' && target.matches(':has(nav)'))
        moves.add(propertyName)
    })
  })
const mastheadMoves = (page: Page): Promise<ReadonlyArray<string>> => page.evaluate('[...mastheadMoves].sort()')

/** Returns the names of the animations that repeat without end, including the animations of pseudo-elements. */
const endlessNames = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations === Infinity)
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
  )

/**
 * Opens home while the session call is pending. Expects that only the animations in `endlessAnimations` repeat during this
 * time, and that the page appears 400 ms after the masthead (SHELL-018, SHELL-019).
 */
const expectEntrance = async (page: Page, endlessAnimations: ReadonlyArray<string>): Promise<void> => {
  await watchMasthead(page)
  await page.clock.install()
  const release = await pauseStartCall(page, '/auth/session')
  await page.goto(home)
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  await expect(page.getByRole('status')).toHaveCount(1)
  await expect.poll(() => endlessNames(page)).toEqual(endlessAnimations)
  for (const role of ['banner', 'main'] as const) await expect(page.getByRole(role)).toHaveCount(0)
  // Pauses the page's clock before any request has timed out.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
  // Waits until React has rendered, which adds a property to the root element.
  await expect(async () => {
    await page.clock.runFor(100)
    expect(await page.locator('#root').evaluate((root) => Object.keys(root))).not.toEqual([])
  }).toPass()
  release()
  await expect(page.getByRole('banner')).toBeVisible()
  await page.clock.runFor(399)
  await expect(heading(page)).toBeHidden()
  await page.clock.runFor(1)
  await expect(heading(page)).toBeVisible()
  await page.clock.resume()
}

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('SHELL-016 SHELL-017 SHELL-018 SHELL-019 a starting app shows a spinner, then the masthead, and 400 ms later the page', async ({
    page,
    account,
  }) => {
    await account('shopper')
    await expectEntrance(page, ['turn'])
    await expect.poll(() => mastheadMoves(page)).toEqual(['opacity', 'translate'])
    await expect(page.getByText('Loading', { exact: true })).toHaveCount(0)
  })
})

test('SHELL-019 SHELL-078 with reduced motion, nothing is animated, and the page still appears 400 ms after the masthead', async ({
  page,
  account,
}) => {
  await account('cardholder')
  await expectEntrance(page, [])
  const durations = () =>
    page.evaluate(() => [
      ...new Set(
        [...document.querySelectorAll('*')].flatMap((element) => {
          const { transitionDuration, animationDuration } = getComputedStyle(element)
          return [transitionDuration, animationDuration].flatMap((text) => text.split(', '))
        }),
      ),
    ])
  expect(await durations()).toEqual(['0s'])
  await page.getByRole('button', { name: 'Add funds' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Add Funds' })).toBeVisible()
  expect(await durations()).toEqual(['0s'])
  await page.keyboard.press('Escape')
  await page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem').getByRole('button').first().click()
  await expect(page.getByRole('dialog', { name: 'Details' })).toBeVisible()
  expect(await durations()).toEqual(['0s'])
  expect(await mastheadMoves(page)).toEqual([])
})

/** Returns the name of a call: the name of its operation or method if it has one, otherwise its path. */
const nameOf = (request: Request): string => {
  const body = (request.method() === 'POST' ? request.postDataJSON() : null) as {
    readonly operationName?: string
    readonly method?: string
  } | null
  return body?.operationName ?? body?.method ?? new URL(request.url()).pathname
}

interface Visit {
  readonly route: string
  readonly persona: Persona
  /**
   * Calls that the page itself must send, because their input is unknown to the server or because they change data. A list
   * may need several requests: the number of its pages depends on the date.
   */
  readonly calls: ReadonlyArray<string>
}

const visits: ReadonlyArray<Visit> = [
  { route: '/id/home', persona: 'cardholder', calls: [] },
  {
    route: '/id/card',
    persona: 'cardholder',
    calls: ['GetCardTransaction', 'GetSettledTransactions'],
  },
  { route: '/id/crypto-payments', persona: 'cardholder', calls: [] },
  { route: '/id/bill-pay', persona: 'verified', calls: ['/users/trackAnalyticsEvent'] },
  { route: '/id/settings/profile', persona: 'cardholder', calls: [] },
]

for (const { route, persona, calls } of visits) {
  test(`SESS-050 P3 opening ${route} sends only calls whose responses the server could not include in the document`, async ({
    page,
    account,
  }) => {
    await account(persona)
    const sent = new Set<string>()
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') sent.add(nameOf(request))
    })
    await open(page, route)
    await expect.poll(() => [...sent].toSorted()).toEqual(calls)
    await page.waitForLoadState('networkidle')
    expect([...sent].toSorted()).toEqual(calls)
  })
}

test('P1 until the user’s first input, home makes at most 28 requests and loads at most 197 KiB of scripts', async ({
  page,
  account,
}) => {
  await account('cardholder')
  const responses: Array<Response> = []
  page.on('response', (response) => responses.push(response))
  const loaded = (name: string): boolean => responses.some((response) => response.url().includes(name))
  await open(page, home)
  await page.waitForLoadState('networkidle')
  const scripts = responses.filter((response) => response.request().resourceType() === 'script')
  const sizes = await Promise.all(scripts.map(async (response) => Number(await response.headerValue('content-length'))))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(197 * 1024)
  expect(Math.min(...sizes)).toBeGreaterThan(0)
  expect(responses.length).toBeLessThanOrEqual(28)
  expect(loaded('/assets/details-')).toBe(false)
  const details = page.waitForResponse(/\/assets\/details-/)
  await page.mouse.move(400, 300)
  await details
})
