import type { Page } from 'playwright/test'
import { addAuthenticator } from './authenticator.ts'
import { expect } from './fixtures.ts'
import { testWith } from './own-sandbox.ts'
import { makePerson, signIn, signInPage, signOut, welcome } from './people.ts'

// A sandbox of its own: how many passkeys are offered at sign-in is limited for all tests on one network address.
const test = testWith({})
const security = '/id/settings/security'
const panel = (page: Page) => page.getByRole('region', { name: 'Passkeys' })

/** Waits until the page has asked the authenticator: who attends from then on answers only what it asks next. */
const noteQuestions = async (page: Page) => {
  await page.addInitScript(() => {
    const { credentials } = navigator
    const get = credentials.get.bind(credentials)
    credentials.get = (options) => {
      const answer = get(options)
      performance.mark('asked for a passkey')
      return answer
    }
  })
  return () => page.waitForFunction(() => performance.getEntriesByName('asked for a passkey').length > 0)
}

test('A10 L3 a user with a passkey signs in with it, by the button or as offered beside the email, and lands where they were going', async ({
  page,
  request,
}) => {
  const person = await makePerson(request, 'verified')
  const authenticator = await addAuthenticator(page)
  const isAsked = await noteQuestions(page)
  const target = `/authenticate/login?redirect=${encodeURIComponent(security)}`
  await page.goto(target)
  await signIn(page, person)
  await page.getByRole('button', { name: 'Create a Passkey' }).click()
  await expect(panel(page).getByRole('listitem')).toHaveCount(1)
  await authenticator.attend(false)
  await signOut(page)
  await expect(signInPage(page)).toBeVisible()
  await page.goto(target)
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn')
  await isAsked()
  await authenticator.attend(true)
  // The button's question takes the place of the one that waits beside the email.
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/\/id\/settings\/security$/)
  await expect(panel(page).getByRole('listitem')).toHaveCount(1)
  await authenticator.attend(false)
  await signOut(page)
  await expect(signInPage(page)).toBeVisible()
  await isAsked()
  await authenticator.attend(true)
  // It may lead on before all of the page is there.
  await page.goto(target, { waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/id\/settings\/security$/)
  const history = page.getByRole('region', { name: 'Security history' })
  await expect(history.getByRole('listitem').first()).toContainText('Signed in with a passkey')
})

test('the sign-in page says when no passkey was used, and can be used as before', async ({
  page,
  request,
  expectAccessible,
}) => {
  const person = await makePerson(request, 'verified')
  const authenticator = await addAuthenticator(page)
  await authenticator.agree(false)
  await page.goto('/authenticate/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('No passkey was used. Try again, or sign in with your password.')).toBeVisible()
  await expectAccessible()
  await signIn(page, person)
  await expect(welcome(page)).toBeVisible()
})
