import { expect, it } from 'vitest'
import { cardAccess } from '../../../core/session/permissions/tables.ts'
import { requests } from '../../../core/verification/applications/tables.ts'
import { productNames, reviewTime, verifiedAmount } from '../../../core/verification/index.ts'

it('LIM-007 writes the products and the experiment exactly so', () => {
  expect([...productNames, cardAccess.experiment]).toEqual([
    'individualShopperTier1',
    'payoutsRecipient',
    'NADebitCard',
  ])
})

it('LIM-016 has the amount and the time of a review once', () => {
  expect([verifiedAmount, reviewTime]).toEqual(['$3,000', '24 to 48 hours'])
})

it('VERIF-022 VERIF-023 says what a verification is for, from which amount on, and how long its review takes', () => {
  expect(requests).toEqual({
    individualShopperTier1: {
      lead: 'Verify your identity',
      description: 'Verify your identity to keep making payments of $3,000 or more. Review takes 24 to 48 hours.',
    },
    payoutsRecipient: {
      lead: 'Verify your identity',
      description: 'Verify your identity to receive payouts. Review takes 24 to 48 hours.',
    },
  })
})
