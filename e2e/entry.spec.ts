import type { Page } from 'playwright/test'
import { letAsk } from './faults.ts'
import { expect, test } from './fixtures.ts'
import { heading } from './frame.ts'

test.use({ reducedMotion: 'no-preference' })

/** Holds the answers of a call back until `release` is called. */
const hold = async (page: Page, path: string): Promise<{ readonly release: () => void }> => {
  await letAsk(page, `GET ${path}`)
  const gate: { release: () => void } = { release: () => undefined }
  const opened = new Promise<void>((resolve) => {
    gate.release = resolve
  })
  await page.route(`**${path}`, async (route) => {
    await opened
    await route.continue()
  })
  return gate
}

test('SHELL-016 shows a spinner, and neither header nor page, until the app is initialised', async ({
  page,
  account,
}) => {
  await account('cardholder')
  for (const path of ['/auth/session', '/compliance/applications', '/wallet-card/location']) {
    const gate = await hold(page, path)
    await page.goto('/id/home', { waitUntil: 'commit' })
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
    await page.waitForLoadState('load')
    await expect(page.getByRole('status')).toHaveCount(1)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('main')).toHaveCount(0)
    gate.release()
    await expect(heading(page, 'Welcome, Ben')).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByText('Loading', { exact: true })).toHaveCount(0)
    await page.unroute(`**${path}`)
  }
})

test.describe('to whom movement is too much', () => {
  test.use({ reducedMotion: 'reduce' })

  test('SHELL-016 SHELL-078 a word says that something loads, and after 3 s what is waited for, with a way out', async ({
    page,
    account,
  }) => {
    await account('cardholder')
    const gate = await hold(page, '/wallet-card/location')
    await page.goto('/id/home', { waitUntil: 'commit' })
    const [short, long] = [page.getByText('Loading…'), page.getByText('Still waiting for your data.')]
    // Its time stands still where it is put: three seconds are soon over on a busy machine.
    const putAt = (ms: number) =>
      page.evaluate((now) => {
        const told = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().delay === 3000)
        for (const one of told) {
          one.pause()
          one.currentTime = now
        }
        return told.length
      }, ms)
    await expect.poll(() => putAt(2999)).toBe(2)
    await expect(short).toBeVisible()
    await expect(long).toBeHidden()
    await putAt(3000)
    await expect(long).toBeVisible()
    await expect(short).toBeHidden()
    await page.getByRole('link', { name: 'Reload' }).click()
    gate.release()
    await expect(heading(page, 'Welcome, Ben')).toBeVisible()
    await expect(page.getByText('Still waiting for your data.')).toHaveCount(0)
  })
})

/** Whether the masthead moves or fades while it comes in, told by the browser itself. */
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

test('SHELL-017 lets the masthead come in with a movement', async ({ page, account }) => {
  await account('shopper')
  await watchMasthead(page)
  await page.goto('/id/home')
  await expect(heading(page)).toBeVisible()
  await expect.poll(() => mastheadMoves(page)).toEqual(['opacity', 'translate'])
})

for (const motion of ['no-preference', 'reduce'] as const) {
  const ids = motion === 'reduce' ? 'SHELL-078 SHELL-019' : 'SHELL-018 SHELL-019'
  test(`${ids} shows the page 400 ms after the header, motion: ${motion}`, async ({ page, account }) => {
    await account('shopper')
    await page.emulateMedia({ reducedMotion: motion })
    await page.clock.install()
    const gate = await hold(page, '/auth/session')
    await page.goto('/id/home')
    // From here on time stands still until it is moved; a silent provider is not given up yet.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
    // The app begins in tasks of its own: React has its place once that has a key.
    await expect(async () => {
      await page.clock.runFor(1)
      expect(await page.locator('#root').evaluate((root) => Object.keys(root))).not.toEqual([])
    }).toPass()
    gate.release()
    await expect(page.getByRole('banner')).toBeVisible()
    await page.clock.runFor(399)
    await expect(heading(page)).toBeHidden()
    await page.clock.runFor(1)
    await expect(heading(page)).toBeVisible()
  })
}

test('SHELL-078 has no decorative animation for a user who prefers less motion', async ({ page, account }) => {
  await account('cardholder')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watchMasthead(page)
  await page.goto('/id/home')
  await expect(heading(page)).toBeVisible()
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

test('SHELL-020 says that something went wrong, and starts again when asked to', async ({
  page,
  account,
  breakCall,
}) => {
  await account('cardholder')
  await breakCall('START_GET_BASIC_INFO', { kind: 'status', status: 500, times: 2 })
  await page.goto('/id/home')
  const message = page.getByText('Something went wrong.', { exact: true })
  const again = page.getByRole('button', { name: 'Try Again' })
  await expect(message).toBeVisible()
  await expect(page.getByRole('status')).toHaveCount(0)
  for (const role of ['banner', 'navigation'] as const) await expect(page.getByRole(role)).toHaveCount(0)
  // Nothing leads into the app; somebody to ask is outside of it.
  await expect(page.getByRole('link')).toHaveText('Help & Support')
  const asked = page.waitForResponse((response) => response.status() === 500)
  await again.click()
  await asked
  await expect(message).toBeVisible()
  await again.click()
  await expect(heading(page, 'Welcome, Ben')).toBeVisible()
  await expect(message).toHaveCount(0)
})

test('SHELL-020 leaves for the login page without that message when the session has ended', async ({
  page,
  account,
  breakCall,
}) => {
  await account('cardholder')
  await breakCall('START_GET_BASIC_INFO', { kind: 'status', status: 401 })
  await page.addInitScript(() =>
    new MutationObserver(() => {
      if (document.body?.textContent.includes('Something went wrong.')) console.error('The message was shown')
    }).observe(document, { childList: true, subtree: true }),
  )
  await page.goto('/id/home')
  await expect(page).toHaveURL(/\/authenticate\/login/)
})
