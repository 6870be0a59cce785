import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'

const services = ['captcha', 'chat', 'analytics'] as const
type Service = (typeof services)[number]

const addressOf = (service: Service): string => `/stand-ins/${service}.js`

/** Paths of the scripts that a page asks for from now on. */
const scriptsOf = (page: Page): Array<string> => {
  const paths: Array<string> = []
  page.on(
    'request',
    (request) => void (request.resourceType() === 'script' && paths.push(new URL(request.url()).pathname)),
  )
  return paths
}

/** What the analytics service in the page was told, as it keeps it. */
const told = (page: Page): Promise<ReadonlyArray<{ readonly event: string; readonly name: string }>> =>
  page.evaluate(
    () =>
      (Reflect.get(globalThis, 'analytics') as { readonly told: Array<{ event: string; name: string }> } | undefined)
        ?.told ?? [],
  )

test('SHELL-079 CALL-106 renders an invisible captcha from its script', async ({ page, account }) => {
  await account('shopper')
  const scripts = scriptsOf(page)
  await page.goto('/id/home')
  const widget = page.locator('[data-captcha="invisible"]')
  await expect(widget).toHaveCount(1)
  await expect(widget).toBeHidden()
  expect(scripts.filter((path) => path === addressOf('captcha'))).toHaveLength(1)
  await page.getByRole('link', { name: 'Crypto Payments' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Crypto Payments' })).toBeVisible()
  await expect(widget).toHaveCount(1)
})

test('SHELL-081 CALL-107 embeds the chat from its script', async ({ page, account }) => {
  await account('shopper')
  const scripts = scriptsOf(page)
  await page.goto('/id/home')
  await page.getByRole('button', { name: 'Chat' }).click()
  await expect(page.getByText('The chat is a stand-in: nobody reads along.')).toBeVisible()
  expect(scripts.filter((path) => path === addressOf('chat'))).toHaveLength(1)
})

test('CALL-108 tells the analytics service of the page, when there is one', async ({ page, account, context }) => {
  await account('shopper')
  // Coming from the sign-in page is what is told of (SESS-058).
  await page.goto('/authenticate/login')
  await page.evaluate(() => location.assign('/id/home'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => told(page)).not.toHaveLength(0)
  // The provider hears of it by a call of its own, which may still be on its way.
  await expect(async () => {
    const sent = await context.request.get('/sandbox/analytics')
    const { events } = (await sent.json()) as { readonly events: ReadonlyArray<{ readonly eventName: string }> }
    const names = (await told(page)).map(({ name }) => name)
    expect(names.toSorted()).toEqual(events.map(({ eventName }) => eventName).toSorted())
  }).toPass({ timeout: 10_000 })
})

const failures = [
  ['is blocked', (page: Page, service: Service) => page.route(`**${addressOf(service)}`, (route) => route.abort())],
  [
    'answers with status 500',
    (page: Page, service: Service) => page.route(`**${addressOf(service)}`, (route) => route.fulfill({ status: 500 })),
  ],
  // Held until the page is closed.
  ['never answers', (page: Page, service: Service) => page.route(`**${addressOf(service)}`, () => undefined)],
] as const

const expectUsable = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ben' })).toBeVisible()
  await page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem').getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Pay Bills' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pay your bills with crypto' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
}

for (const service of services) {
  for (const [words, fail] of failures) {
    test(`SHELL-082 the app starts and stays usable when the ${service} script ${words}`, async ({
      page,
      account,
      expectedErrors,
    }) => {
      expectedErrors.push(/Failed to load resource/)
      const logged: Array<string> = []
      page.on('console', (message) => void (message.type() !== 'error' && logged.push(message.text())))
      await fail(page, service)
      await account('cardholder')
      await page.goto('/id/home')
      await expectUsable(page)
      const lines = words === 'never answers' ? [] : [expect.stringContaining(service)]
      await expect
        .poll(() => logged.filter((text) => text.includes('could not be loaded')), 'only logged')
        .toEqual(lines)
    })
  }
}

test('SHELL-082 the app starts and stays usable when no script of a third party can be loaded', async ({
  page,
  account,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  await page.route('**/stand-ins/*.js', (route) => route.abort())
  await account('cardholder')
  await page.goto('/id/home')
  await expectUsable(page)
  await expect(page.getByRole('button', { name: 'Chat' })).toHaveCount(0)
})

test('CALL-120 contacts no host but its own, on any page and in any tab that it opens', async ({
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
  for (const path of [
    '/id/home',
    '/id/card',
    '/id/bill-pay',
    '/id/crypto-payments',
    '/id/settings/profile',
    '/id/settings/security',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[data-captcha="invisible"]')).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Chat' })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Account menu' }).click()
  const [support] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Help & Support' }).click(),
  ])
  await expect(support.getByRole('heading', { level: 1 })).toBeVisible()
  expect([...hosts]).toEqual([baseURL])
})
