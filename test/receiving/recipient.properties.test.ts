import { arbitraries } from '@paydeck/core/properties'
import { recipientBanner, recipientFacts, recipientState, recipientStates } from '@paydeck/core/receiving'
import fc from 'fast-check'
import { expect, it } from 'vitest'

it('RECV-103 each verification application has exactly one state; after an error, this is always "unable-to-verify"', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.boolean(), (error, moreDocuments, approved) => {
      const state = recipientState({ error, moreDocuments, approved })
      expect(recipientStates.filter((one) => one === state)).toHaveLength(1)
      expect(state === 'unable-to-verify').toBe(error)
      expect(state === 'continue-verification').toBe(!error && moreDocuments && !approved)
    }),
  )
})

it('RECV-103 a failed, rejected or abandoned application has an error; an incomplete application needs more documents', () => {
  fc.assert(
    fc.property(
      fc.option(arbitraries.ApplicationStatus),
      fc.option(arbitraries.CollectionStatus),
      (status, collectionStatus) => {
        expect(recipientFacts({ status, collectionStatus })).toEqual({
          error: status === 'rejected' || status === 'abandoned' || collectionStatus === 'failed',
          moreDocuments: collectionStatus === 'incomplete',
          approved: status === 'approved',
        })
      },
    ),
  )
})

it('RECV-100 RECV-101 RECV-102 the banner shows the text for the verification state, and disappears after approval', () => {
  const banner = (
    status: 'approved' | 'pending' | 'rejected',
    collectionStatus: 'awaitingApproval' | 'incomplete' | null,
  ): string | null => recipientBanner({ status, collectionStatus })
  expect(banner('rejected', null)).toBe('We were unable to verify your identity.')
  expect(banner('pending', 'incomplete')).toBe('Continue verification')
  expect(banner('pending', 'awaitingApproval')).toBe('Your verification is under review. This takes 24 to 48 hours.')
  expect(banner('approved', 'incomplete')).toBeNull()
  expect(recipientBanner(null)).toBeNull()
})
