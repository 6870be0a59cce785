import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeAccount } from '../../app/account.ts'
import { openApp } from '../../app/open-app.tsx'

const isDevelopment = true

const findEmail = () => screen.findByRole('textbox', { name: 'Email' })
const password = () => screen.getByLabelText('Password', { selector: 'input' })
const login = () => screen.getByRole('button', { name: 'Login' })

it('ROUTE-030 ROUTE-031 ROUTE-032 the button "Login" is enabled if and only if both email and password contain text', async () => {
  const { user } = await openApp(await makeAccount('shopper'), '/dev', { isDevelopment })
  const email = await findEmail()
  expect(login()).toBeDisabled()
  await user.type(email, 'ada@example.com')
  expect(login()).toBeDisabled()
  await user.clear(email)
  await user.type(password(), 'x')
  expect(login()).toBeDisabled()
  await user.type(email, 'ada@example.com')
  expect(login()).toBeEnabled()
  expect(document.querySelectorAll('a[href$="/dev"]')).toHaveLength(0)
})

it('ROUTE-033 the developer login rejects a wrong password with a message, and opens home after the correct password', async () => {
  const other = await makeAccount('verified', { firstName: 'Grace' })
  const account = await makeAccount('shopper')
  const { user, left } = await openApp(account, '/dev', { isDevelopment })
  await user.type(await findEmail(), other.email)
  await user.type(password(), 'not it')
  await user.click(login())
  await waitFor(() => expect(password()).toHaveAccessibleDescription('The email address or the password is wrong.'))
  expect(password()).toHaveFocus()
  expect(location.pathname).toBe('/id/dev')
  await user.clear(password())
  await user.type(password(), other.password)
  await user.click(login())
  await waitFor(() => expect(left()).toEqual(['/id/home']))
  await openApp(account, '/home')
  await screen.findByRole('heading', { level: 1, name: /^Welcome, Grace$/ })
})
