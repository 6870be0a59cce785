import { ApplicationStatus, CollectionStatus, isVerified, verificationAction } from '@paydeck/core/verification'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { arbitraryOf } from '../../arbitraries/codec.ts'
import { expectCodec } from '../../laws/codec.ts'

const statuses = fc.option(arbitraryOf(ApplicationStatus))
const collections = fc.option(arbitraryOf(CollectionStatus))

it('VERIF-018 an application counts as verified if and only if it is approved', () => {
  fc.assert(
    fc.property(statuses, (status) => {
      expect(isVerified(status)).toBe(status === 'approved')
    }),
  )
})

it('VERIF-031 verificationAction returns one action for each situation of an application, and null once it is approved', () => {
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

it('only the application statuses that the provider has are accepted', () => {
  expect(Object.keys(ApplicationStatus.keys)).toEqual(['pending', 'approved', 'rejected', 'abandoned', 'initializing'])
  expect(Object.keys(CollectionStatus.keys)).toEqual(['incomplete', 'awaitingApproval', 'failed'])
  expectCodec(ApplicationStatus, arbitraryOf(ApplicationStatus))
  expectCodec(CollectionStatus, arbitraryOf(CollectionStatus))
})
