import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeAccount } from '../../app/account.ts'
import { openApp } from '../../app/open-app.tsx'
import { findItem } from '../../app/queries.ts'

const profile = '/settings/profile'

const notifications = () => screen.findByRole('switch', { name: 'Email notifications' })

it('PROF-009 PROF-011 PROF-018 the profile page shows the user’s picture, name and email address', async () => {
  const email = `ben.${crypto.randomUUID()}@example.com`
  await openApp(await makeAccount('cardholder', { email, firstName: 'Ben', lastName: 'Okafor' }), profile)
  expect(await findItem('Ben Okafor')).toHaveTextContent('Name')
  expect(await findItem(email)).toHaveTextContent(/^Email/)
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email)))
  const hash = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  expect(await screen.findByRole('img', { name: 'Your profile picture' })).toHaveAttribute(
    'src',
    `/stand-ins/avatars/${hash}`,
  )
})

it('PROF-012 the email switch shows the stored setting; a change is still shown after a reload', async () => {
  const account = await makeAccount('shopper', { optInEmailMarketing: true })
  const { user } = await openApp(account, profile)
  expect(await notifications()).toBeChecked()
  await user.click(await notifications())
  expect(await screen.findByText('Saved')).toBeInTheDocument()
  expect(await notifications()).not.toBeChecked()
  await openApp(account, profile)
  expect(await notifications()).not.toBeChecked()
})

it('PROF-034 PROF-035 ERR-016 the email switch reverts after a failure, and a dialog explains the failure', async () => {
  const account = await makeAccount('shopper', { optInEmailMarketing: false })
  await account.breakCall('ToggleMarketingOptIn', { kind: 'status', status: 500 })
  const { user } = await openApp(account, profile)
  await user.click(await notifications())
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('There was a problem updating this setting. Please try again later.')
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog)
  await waitFor(async () => expect(await notifications()).not.toBeChecked())
})

it('PROF-013 VERIF-022 VERIF-023 VERIF-032 the verification row shows why to verify, and links to the first step', async () => {
  const { user } = await openApp(await makeAccount('shopper'), profile)
  const item = await findItem(/^Identity verification|^Verification/)
  expect(item).toHaveTextContent('Not verified')
  expect(item).toHaveTextContent('$3,000 or more')
  expect(item).toHaveTextContent('24 to 48 hours')
  await user.click(await screen.findByRole('link', { name: 'Get Verified: Identity verification' }))
  await waitFor(() =>
    expect(location.pathname + location.search).toBe('/id/verification/get-started?apply=individualShopperTier1'),
  )
})

it('VERIF-021 VERIF-035 VERIF-067 the verification row names missing documents, and is updated without a reload', async () => {
  const application = { productName: 'individualShopperTier1', status: 'pending', collectionStatus: 'incomplete' }
  const document = { name: 'identityDocument', status: 'completedSuccess' }
  const tasks = (selfie: string) => [document, { name: 'selfie', status: selfie }]
  const account = await makeAccount('shopper', {
    applications: [{ ...application, collectionTasks: tasks('notStarted') }],
  })
  await openApp(account, profile)
  expect(await findItem('In Progress - 100% complete')).toHaveTextContent('Still missing: your selfie.')
  await account.control('POST', 'account', {
    applications: [{ ...application, collectionTasks: tasks('completedSuccess') }],
  })
  expect(await findItem("Every part is done, but you haven't submitted your documents.")).not.toHaveTextContent(
    'Still missing',
  )
})

it('VERIF-021 VERIF-032 for a rejected application, the verification row links to the support site, which opens in a new tab', async () => {
  const applications = [{ productName: 'individualShopperTier1', status: 'rejected' }]
  await openApp(await makeAccount('shopper', { applications }), profile)
  await findItem('Application requires further action')
  const link = screen.getByRole('link', { name: 'Contact Support: Identity verification' })
  expect(link).toHaveAttribute('href', '/pages/support')
  expect(link).toHaveAttribute('target', '_blank')
})

it('VERIF-021 the verification row of a verified user contains no link', async () => {
  await openApp(await makeAccount('verified'), profile)
  const item = await findItem(/^Identity verification|^Verification/)
  await waitFor(() => expect(item).toHaveTextContent('Complete'))
  expect(within(item).queryByRole('link')).toBeNull()
})

it('PROF-014 PROF-015 for a merchant, the business row links to the dashboard of the business', async () => {
  await openApp(await makeAccount('merchant'), profile)
  expect(await screen.findByRole('link', { name: 'Manage: Business' })).toHaveAttribute('href', '/dashboard')
})

it('PROF-016 for a user who is not a merchant, the business row links to the upgrade, with the user’s name in the URL', async () => {
  await openApp(await makeAccount('cardholder', { firstName: 'Ada & Co', lastName: '' }), profile)
  const link = await screen.findByRole('link', { name: 'Upgrade: Business' })
  expect(link).toHaveTextContent('Upgrade')
  expect(link).toHaveAttribute('href', '/authenticate/finish-signup?firstName=Ada%20%26%20Co')
})

it('PROF-017 the wallet row is shown if and only if the experiment for wallet pairing is enabled', async () => {
  const account = await makeAccount('shopper')
  await openApp(account, profile)
  await findItem(/^Business/)
  expect(screen.queryByText('Connect to wallet')).toBeNull()
  await openApp(account, `${profile}?secret=bpa`)
  expect(await findItem('Connect to wallet')).toBeInTheDocument()
})
