import type { Page } from 'playwright/test'
import type { Credentials } from './accounts.ts'

/** Region of the sign-in page that contains the email and password form. */
export const form = (page: Page) => page.getByRole('region', { name: 'Sign in', exact: true })

export const fillIn = async (page: Page, { email, password }: Credentials): Promise<void> => {
  await form(page).getByLabel('Email').fill(email)
  await form(page).getByLabel('Password').fill(password)
}

export const submit = (page: Page): Promise<void> =>
  form(page).getByRole('button', { name: 'Sign in', exact: true }).click()
