import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { makeAccount } from '../../app/account.ts'
import { openApp } from '../../app/open-app.tsx'
import { findItem } from '../../app/queries.ts'

const url = () => location.pathname + location.search

it('VERIF-084 after accepting an invite, "Get Verified" leads to the verification app, whose URL contains the invite token', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const account = await makeAccount('shopper')
  const invite = await account.control('POST', 'payout-invites', { payor: 'Anchor Works' })
  const { token, link } = invite as { readonly token: string; readonly link: string }
  const { pathname, search } = new URL(link)
  const { user } = await openApp(account, pathname.replace(/^\/id/, '') + search)
  expect(await screen.findByText('Verify your identity to receive payouts.', { exact: false })).toBeInTheDocument()
  await waitFor(() => expect(url()).toBe('/id/settings/receiving-addresses'))
  await user.click(await within(screen.getByRole('main')).findByRole('link', { name: 'Get Verified' }))
  await waitFor(() => expect(url()).toBe('/id/verification/get-started?apply=payoutsRecipient'))
  await user.click(screen.getAllByRole('link', { name: 'Home' })[0] ?? document.body)
  const notice = await findItem('receive payouts')
  expect(notice.closest('ul')).toHaveAccessibleName('Notices')
  await user.click(within(notice).getByRole('link', { name: 'Get Verified' }))
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(opened).toHaveBeenCalledOnce())
  const verification = new URL(String(opened.mock.calls[0]?.[0]), location.href)
  expect(verification.pathname).toBe('/id/verify')
  expect([
    verification.searchParams.get('apply'),
    verification.searchParams.get('payouts'),
    verification.searchParams.get('accept-invite-payload'),
  ]).toEqual(['payoutsRecipient', 'true', token])
})
