import type { Page, Route } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { open } from './pages.ts'

const services = ['captcha', 'chat', 'analytics'] as const
type Service = (typeof services)[number]

const tab = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
const addressOf = (service: Service): string => `/stand-ins/${service}.js`

/** Records the paths of the scripts that the page requests from now on. */
const scriptsOf = (page: Page): Array<string> => {
  const paths: Array<string> = []
  page.on(
    'request',
    (request) => void (request.resourceType() === 'script' && paths.push(new URL(request.url()).pathname)),
  )
  return paths
}

/** Returns the events that the analytics service in the page has received. */
const analyticsEvents = (page: Page): Promise<ReadonlyArray<{ readonly event: string; readonly name: string }>> =>
  page.evaluate(
    () =>
      (Reflect.get(globalThis, 'analytics') as { readonly told: Array<{ event: string; name: string }> } | undefined)
        ?.told ?? [],
  )

test('CALL-106 CALL-108 CALL-120 home loads captcha and analytics from the app’s own host; no page contacts another host', async ({
  page,
  context,
  account,
  baseURL,
}) => {
  const hosts = new Set<string>()
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (/^(https?|wss?):$/.test(protocol)) hosts.add(origin)
  })
  page.on('websocket', (socket) => hosts.add(new URL(socket.url()).origin))
  await account('cardholder')
  // Starts at the sign-in page, since the app sends the analytics event only for users who come from there (SESS-058).
  await page.goto('/authenticate/login')
  await page.evaluate(() => location.assign('/id/home'))
  const widget = page.locator('[data-captcha="invisible"]')
  await expect(widget).toHaveCount(1)
  await expect(widget).toBeHidden()

  await test.step('the analytics service and the provider get the same events', async () => {
    await expect.poll(() => analyticsEvents(page)).not.toHaveLength(0)
    // Retries, since the call that sends the events to the provider may still be pending.
    await expect(async () => {
      const sent = await context.request.get('/sandbox/analytics')
      const { events } = (await sent.json()) as { readonly events: ReadonlyArray<{ readonly eventName: string }> }
      const names = (await analyticsEvents(page)).map(({ name }) => name)
      expect(names.toSorted()).toEqual(events.map(({ eventName }) => eventName).toSorted())
    }).toPass({ timeout: 10_000 })
  })

  await test.step('no page contacts another host', async () => {
    for (const [name, path] of [
      ['Pay Bills', /\/id\/bill-pay/],
      ['Card', /\/id\/card/],
      ['Crypto Payments', /\/id\/crypto-payments/],
    ] as const) {
      await tab(page, name).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    for (const path of ['/id/settings/profile', '/id/settings/security']) await open(page, path)
    await page.getByRole('button', { name: 'Account menu' }).click()
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Help & Support' }).click()
    await expect((await opened).getByRole('heading', { level: 1 })).toBeVisible()
    expect([...hosts]).toEqual([baseURL])
  })
})

test('SHELL-079 SHELL-081 CALL-107 home loads captcha, analytics and chat once each, and the button "Chat" opens the chat', async ({
  page,
  account,
}) => {
  await account('shopper')
  const scripts = scriptsOf(page)
  // Starts at the sign-in page, since the app loads analytics only for users who come from there.
  await page.goto('/authenticate/login')
  scripts.length = 0
  await page.evaluate(() => location.assign('/id/home'))
  await page.getByRole('button', { name: 'Chat' }).click()
  await expect(page.getByText('This is a demo chat. No one reads your messages.')).toBeVisible()
  await expect(page.locator('[data-captcha="invisible"]')).toHaveCount(1)
  await tab(page, 'Crypto Payments').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Crypto Payments' })).toBeVisible()
  await expect(page.locator('[data-captcha="invisible"]')).toHaveCount(1)
  for (const service of services)
    expect(
      scripts.filter((path) => path === addressOf(service)),
      service,
    ).toHaveLength(1)
})

test('SHELL-082 the app works even if captcha and chat fail to load and the analytics script gets no response', async ({
  page,
  account,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  const logged: Array<string> = []
  page.on('console', (message) => void (message.type() !== 'error' && logged.push(message.text())))
  const fail = (service: Service, how: (route: Route) => unknown) => page.route(`**${addressOf(service)}`, how)
  await fail('captcha', (route) => route.abort())
  await fail('chat', (route) => route.fulfill({ status: 500 }))
  // The request for analytics stays pending until the page is closed.
  await fail('analytics', () => undefined)
  await account('cardholder')
  await page.goto('/id/home')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ben' })).toBeVisible()
  await page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem').getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Pay Bills' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pay your bills with crypto' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Chat' })).toHaveCount(0)
  await expect
    .poll(() => logged.filter((text) => text.includes('could not be loaded')).toSorted())
    .toEqual([expect.stringContaining('captcha'), expect.stringContaining('chat')])
})
