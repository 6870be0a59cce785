import type { Page } from 'playwright/test'
import { createAccount, signIn, signOut } from './accounts.ts'
import { addAuthenticator } from './authenticator.ts'
import { expect } from './fixtures.ts'
import { heading } from './frame.ts'
import { testWith } from './own-sandbox.ts'

// Uses a separate sandbox, since the sandbox limits the passkey challenges at sign-in for each network address.
const test = testWith({ PRODUCT_NAME: 'Acme' })
const security = '/id/settings/security'
const panel = (page: Page) => page.getByRole('region', { name: 'Passkeys' })
const signInPage = (page: Page) => heading(page, 'Sign in to Acme')

/**
 * Returns a function that waits until the page has opened a WebAuthn prompt. Call it before `setUserPresent(true)`, so that
 * the open prompt stays open: the virtual authenticator responds only to later prompts.
 */
const recordPrompts = async (page: Page) => {
  await page.addInitScript(() => {
    const { credentials } = navigator
    const get = credentials.get.bind(credentials)
    credentials.get = (options) => {
      const response = get(options)
      performance.mark('asked for a passkey')
      return response
    }
  })
  return () => page.waitForFunction(() => performance.getEntriesByName('asked for a passkey').length > 0)
}

/**
 * Expects that the texts of the page, including title and labels, contain the product name "Acme" and no other product name.
 */
const expectNamed = async (page: Page): Promise<void> => {
  const texts = await page.evaluate(() =>
    [
      document.title,
      document.body.textContent,
      ...[...document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')].flatMap((element) =>
        ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
      ),
    ].join('\n'),
  )
  expect(texts).toContain('Acme')
  expect(texts).not.toMatch(/\{(product|provider)\}|paydeck/i)
}

test('A10 L3 SHELL-010 a user signs in with a passkey, by button or autofill, and returns to the requested page', async ({
  page,
  request,
  expectAccessible,
}) => {
  const person = await createAccount(request, 'verified')
  const authenticator = await addAuthenticator(page)
  const waitForPrompt = await recordPrompts(page)
  const target = `/authenticate/login?redirect=${encodeURIComponent(security)}`
  await test.step('after a dismissed prompt, the user signs in with the password', async () => {
    await authenticator.setUserVerified(false)
    await page.goto(target)
    await expect(signInPage(page)).toBeVisible()
    await expectNamed(page)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page.getByText("We couldn't use a passkey. Try again, or sign in with your password.")).toBeVisible()
    await expectAccessible()
    await authenticator.setUserVerified(true)
    await signIn(page, person)
  })
  await page.getByRole('button', { name: 'Create a Passkey' }).click()
  await expect(panel(page).getByRole('listitem')).toHaveCount(1)
  await expect(page).toHaveTitle('Security · Acme')
  await expectNamed(page)
  await authenticator.setUserPresent(false)
  await signOut(page)
  await expect(signInPage(page)).toBeVisible()
  await test.step('sign-in with the passkey button', async () => {
    await page.goto(target)
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn')
    await waitForPrompt()
    await authenticator.setUserPresent(true)
    // The prompt that the button opens replaces the pending prompt of the email field.
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page).toHaveURL(/\/id\/settings\/security$/)
    await expect(panel(page).getByRole('listitem')).toHaveCount(1)
    await authenticator.setUserPresent(false)
    await signOut(page)
    await expect(signInPage(page)).toBeVisible()
    await waitForPrompt()
  })
  await test.step('sign-in with the autofill of the email field', async () => {
    await authenticator.setUserPresent(true)
    // Waits only for the navigation to commit, since the page may sign in and navigate away before it has loaded completely.
    await page.goto(target, { waitUntil: 'commit' })
    await expect(page).toHaveURL(/\/id\/settings\/security$/)
    const history = page.getByRole('region', { name: 'Security history' })
    await expect(history.getByRole('listitem').first()).toContainText('Signed in with a passkey')
  })
})
