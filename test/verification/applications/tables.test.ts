import {
  applicationsView,
  productNames,
  reviewTime,
  standingText,
  standings,
  verifiedAmount,
} from '@paydeck/core/verification'
import { expect, it } from 'vitest'
import { cardAccess } from '../../../core/session/permissions/tables.ts'

it('LIM-007 the two verification products and the card experiment have exactly the specified names', () => {
  expect([...productNames, cardAccess.experiment]).toEqual([
    'individualShopperTier1',
    'payoutsRecipient',
    'NADebitCard',
  ])
})

it('LIM-016 verification is required from an amount of $3,000, and the review time is 24 to 48 hours', () => {
  expect([verifiedAmount, reviewTime]).toEqual(['$3,000', '24 to 48 hours'])
})

it('the descriptions of both products state why a verification is needed and how long its review takes', () => {
  const { products } = applicationsView({ status: null, applications: [], isMissingShopperInfo: null })
  expect(products.individualShopperTier1).toMatchObject({
    lead: 'Verify your identity',
    description: 'Verify your identity to keep making payments of $3,000 or more. Review takes 24 to 48 hours.',
  })
  expect(products.payoutsRecipient).toMatchObject({
    lead: 'Verify your identity',
    description: 'Verify your identity to receive payouts. Review takes 24 to 48 hours.',
  })
})

it('each of the five states of a verification has its own description, which begins with the short text `lead`', () => {
  expect(standings.map((standing) => standingText('payoutsRecipient', standing).description)).toEqual([
    'Verify your identity to receive payouts. Review takes 24 to 48 hours.',
    'Continue verification to receive payouts. Review takes 24 to 48 hours.',
    'Your verification is under review. This takes 24 to 48 hours.',
    'We were unable to verify your identity.',
    'You are verified.',
  ])
  for (const standing of standings) {
    const { lead, description } = standingText('individualShopperTier1', standing)
    expect(description.startsWith(lead)).toBe(true)
  }
})
