import type { Page } from 'playwright/test'
import type { Person } from './people.ts'

/** The part of the page that asks for the password. */
export const form = (page: Page) => page.getByRole('region', { name: 'Sign in', exact: true })

export const fillIn = async (page: Page, { email, password }: Person): Promise<void> => {
  await form(page).getByLabel('Email').fill(email)
  await form(page).getByLabel('Password').fill(password)
}

export const submit = (page: Page): Promise<void> =>
  form(page).getByRole('button', { name: 'Sign in', exact: true }).click()
