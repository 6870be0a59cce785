import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { threeCards } from '../cards/account-cards.ts'
import { makeAccount } from './account.ts'
import { openApp } from './open-app.tsx'

/** Makes the device report this time zone. Some browsers report a time zone that they themselves do not know. */
const reportZone = (zone: string): void => {
  const known = Intl.DateTimeFormat.prototype.resolvedOptions
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...known.call(this), timeZone: zone }
  })
}

describe.each(['Etc/Unknown', '', 'Mars/Olympus'])('while the device reports the time zone "%s"', (zone) => {
  beforeEach(() => reportZone(zone))

  it('PROF-009 the profile settings page opens', async () => {
    await openApp(await makeAccount('cardholder'), '/settings/profile')
    expect(await screen.findByRole('switch', { name: 'Email notifications' })).toBeInTheDocument()
  })

  it('BILL-097 the bills page opens', async () => {
    const bills = [{ biller: 'northgate-card', balance: '800.00', nextPaymentMinimumAmount: '35.00' }]
    await openApp(await makeAccount('verified', { bills, invoices: [] }), '/bill-pay')
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(/Balance as of/))
  })

  it('CARD-076 the page of a card transaction opens', async () => {
    const { user } = await openApp(await makeAccount('cardholder', threeCards), '/card')
    await user.click(await screen.findByRole('link', { name: /Copperline Market/ }))
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(/Authorized.*Settled/))
  })
})
