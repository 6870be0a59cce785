import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'

// The developers' login is in development builds alone (ROUTE-034), so this file builds one, and puts it in the place
// of the production build. Everything else is answered by the sandbox of all tests.
const root = join(import.meta.dirname, '..')
let built = ''

// One worker, one build.
test.describe.configure({ mode: 'default' })

test.beforeAll(() => {
  test.setTimeout(120_000)
  built = mkdtempSync(join(tmpdir(), 'paydeck-development-'))
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  execFileSync(
    process.execPath,
    [vite, 'build', '--mode', 'development', '--outDir', built, '--emptyOutDir', '--logLevel', 'error'],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'development' },
    },
  )
})

test.afterAll(() => rmSync(built, { recursive: true, force: true }))

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

const metaOf = (text: string): string => /<meta name="paydeck-configuration" content="[^"]*"/.exec(text)?.[0] ?? ''

/** Serves the development build, with the configuration that the sandbox gives the production one. */
const useDevelopmentBuild = async (page: Page): Promise<void> => {
  await page.route('**/id/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    const type = types[extname(pathname)]
    if (type !== undefined)
      return route.fulfill({ contentType: type, body: readFileSync(join(built, pathname.slice('/id/'.length))) })
    if (route.request().resourceType() !== 'document') return route.fallback()
    const served = await (await route.fetch()).text()
    const text = readFileSync(join(built, 'index.html'), 'utf8')
    return route.fulfill({ contentType: 'text/html', body: text.replace(metaOf(text), () => metaOf(served)) })
  })
}

const email = (page: Page) => page.getByRole('textbox', { name: 'Email' })
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const login = (page: Page) => page.getByRole('button', { name: 'Login', exact: true })

test('ROUTE-030 ROUTE-031 ROUTE-032 the developers’ login has two fields, and a button once both are filled', async ({
  page,
  account,
}) => {
  await account('shopper')
  await useDevelopmentBuild(page)
  await page.goto('/id/dev')
  await expect(email(page)).toBeVisible()
  await expect(password(page)).toBeVisible()
  await expect(login(page)).toBeDisabled()
  await email(page).fill('ada@example.com')
  await expect(login(page)).toBeDisabled()
  await email(page).fill('')
  await password(page).fill('x')
  await expect(login(page)).toBeDisabled()
  await email(page).fill('ada@example.com')
  await expect(login(page)).toBeEnabled()
  await expect(page.locator('a[href$="/dev"]')).toHaveCount(0)
})

test('ROUTE-033 a successful developers’ login goes home, as another user', async ({
  page,
  request,
  account,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/)
  const made = await request.post('/sandbox/accounts', {
    data: { persona: 'verified', overrides: { firstName: 'Grace' } },
  })
  const person = (await made.json()) as { readonly email: string; readonly password: string }
  await account('shopper')
  await useDevelopmentBuild(page)
  await page.goto('/id/dev')
  await email(page).fill(person.email)
  await password(page).fill('not it')
  await login(page).click()
  await expect(password(page)).toHaveAccessibleDescription('The email address or the password is wrong.')
  await expect(password(page)).toBeFocused()
  await expect(page).toHaveURL('/id/dev')
  await password(page).fill(person.password)
  await login(page).click()
  await expect(page).toHaveURL('/id/home')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Grace')
})
