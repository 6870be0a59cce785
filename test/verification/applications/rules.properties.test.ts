import { arbitraries } from '@paydeck/core/properties'
import { ApplicationStatus, CollectionStatus, isVerified, verificationAction } from '@paydeck/core/verification'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { expectCodec } from '../../laws/codec.ts'

const statuses = fc.option(arbitraries.ApplicationStatus)
const collections = fc.option(arbitraries.CollectionStatus)

it('VERIF-018 isVerified returns true if and only if the application is approved', () => {
  fc.assert(
    fc.property(statuses, (status) => {
      expect(isVerified(status)).toBe(status === 'approved')
    }),
  )
})

it('VERIF-031 verificationAction returns the specified action for every status and collection status', () => {
  fc.assert(
    fc.property(statuses, collections, (status, collection) => {
      const isFailed = status === 'rejected' || status === 'abandoned' || collection === 'failed'
      const waiting = status === 'pending' || collection === 'awaitingApproval'
      const open = collection === 'incomplete' ? 'continue' : waiting ? 'contact-support' : 'get-verified'
      const expected = status === 'approved' ? null : isFailed ? 'contact-support' : open
      expect(verificationAction(status, collection)).toBe(expected)
    }),
    { numRuns: 500 },
  )
})

it('ApplicationStatus and CollectionStatus accept only the statuses that the provider defines', () => {
  expect(Object.keys(ApplicationStatus.keys)).toEqual(['pending', 'approved', 'rejected', 'abandoned', 'initializing'])
  expect(Object.keys(CollectionStatus.keys)).toEqual(['incomplete', 'awaitingApproval', 'failed'])
  expectCodec(ApplicationStatus, arbitraries.ApplicationStatus)
  expectCodec(CollectionStatus, arbitraries.CollectionStatus)
})
