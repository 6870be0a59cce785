import { arbitraries } from '@paydeck/core/properties'
import { receivingAlert, receivingAlertNames, receivingAlerts } from '@paydeck/core/receiving'
import fc from 'fast-check'
import { expect, it } from 'vitest'

const reasons = fc.option(
  fc.oneof(arbitraries.PayoutRefusal, fc.constantFrom('CurrencyNotAllowed', 'constructor'), fc.string()),
)

it('RECV-068 receivingAlert returns null for a user who can receive an enabled currency, and otherwise "account" or "region"', () => {
  fc.assert(
    fc.property(fc.boolean(), reasons, fc.boolean(), (canAccept, reason, enabled) => {
      const alert = receivingAlert({ canAccept, reason }, enabled)
      const isRefused = !canAccept && reason !== 'currencyNotAllowed'
      const isElsewhere = !enabled || (!canAccept && reason === 'currencyNotAllowed')
      expect(alert).toBe(isRefused ? 'account' : isElsewhere ? 'region' : null)
      if (canAccept && enabled) expect(alert).toBeNull()
    }),
    { numRuns: 300 },
  )
})

it('RECV-064 RECV-065 RECV-066 RECV-067 the alerts about receiving payouts have the specified texts', () => {
  expect([receivingAlerts.region.tone, receivingAlerts.account.tone]).toEqual(['warning', 'error'])
  expect(receivingAlertNames.map((name) => [receivingAlerts[name].text, receivingAlerts[name].action])).toEqual([
    [
      'The currency you’ve selected is no longer valid for your or your sender’s region. Change currencies to accept this payment.',
      'Change Currency',
    ],
    ['Due to your account settings, we cannot process payments from your senders.', 'Get Help'],
  ])
})
