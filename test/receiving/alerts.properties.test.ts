import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  inviteFailure,
  PayoutRefusal,
  receivingAlert,
  receivingAlertNames,
  receivingAlerts,
  recipientBanner,
  recipientFacts,
  recipientState,
  recipientStates,
  refusalOf,
  saveFailure,
  saveStages,
} from '../../core/receiving/index.ts'
import { arbitraryOf } from '../arbitraries/codec.ts'
import { applicationStatuses, collectionStatuses } from '../arbitraries/verification.ts'
import { expectCodec } from '../laws/codec.ts'

const reasons = fc.option(
  fc.oneof(arbitraryOf(PayoutRefusal), fc.constantFrom('CurrencyNotAllowed', 'constructor'), fc.string()),
)

it('RECV-068 shows one alert at most, and none to whoever can accept an enabled currency', () => {
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

it('RECV-076 knows four reasons, and takes any other for the account', () => {
  const known = ['currencyNotAllowed', 'accountNotAllowed', 'inviteExpired', 'emailMismatch']
  expect(Object.keys(PayoutRefusal.keys)).toEqual(known)
  fc.assert(
    fc.property(reasons, (reason) => {
      expect(refusalOf(reason)).toBe(reason !== null && known.includes(reason) ? reason : 'accountNotAllowed')
    }),
  )
  expectCodec(PayoutRefusal, arbitraryOf(PayoutRefusal))
})

it('RECV-064 RECV-065 RECV-066 RECV-067 has the texts of both alerts', () => {
  expect([receivingAlerts.region.tone, receivingAlerts.account.tone]).toEqual(['warning', 'error'])
  expect(receivingAlertNames.map((name) => [receivingAlerts[name].text, receivingAlerts[name].action])).toEqual([
    [
      'The currency you’ve selected is no longer valid for your or your sender’s region. Change currencies to accept this payment.',
      'Change Currency',
    ],
    ['Due to your account settings, we cannot process payments from your senders.', 'Get Help'],
  ])
})

const expired = 'Recipient payout invitation has expired'
const mismatch = 'Recipient email does not match user email'
const expiredText = 'Payouts invitation has expired. A new invite from the merchant account is required.'
const mismatchText =
  'Email on payout invite does not match the current account. Please logout and click the invite link again.'
const otherText = "We're having trouble accepting this payouts invite, please contact support."

it('ERR-081 has a text of its own for two exact texts of the provider, and one for all else', () => {
  const words = fc.option(
    fc.oneof(
      fc.constantFrom(expired, mismatch, `${expired}.`, expired.toLowerCase(), ` ${mismatch}`, 'constructor', ''),
      fc.string(),
    ),
  )
  fc.assert(
    fc.property(words, (text) => {
      expect(inviteFailure(text)).toBe(text === expired ? expiredText : text === mismatch ? mismatchText : otherText)
    }),
  )
})

it('ERR-077 ERR-078 ERR-079 tells why an invite was not accepted', () => {
  expect(inviteFailure('Recipient payout invitation has expired')).toBe(expiredText)
  expect(inviteFailure('Recipient email does not match user email')).toBe(mismatchText)
  expect(inviteFailure('Something else')).toBe(otherText)
  expect(inviteFailure(null)).toBe(otherText)
})

it.each([
  ['create-profile', 'There was some problem creating profile. Please try again later.'],
  ['create-wallet', 'There was a problem saving your wallet. Please review and try again.'],
  ['add-payor', 'There was a problem saving your address. Please review and try again.'],
  ['update-wallet', 'There was a problem updating your wallet. Please try again later.'],
  ['update-profile', 'There was some problem updating your profile. Please try again later.'],
  ['validate', 'Invalid wallet address for currency USDC.e.'],
  ['token', 'User does not have payouts access, please complete account verification.'],
] as const)('ERR-069 ERR-070 ERR-071 ERR-072 ERR-073 ERR-074 ERR-075 tells of a failed %s', (step, text) => {
  expect(saveFailure(step, 'USDC.e')).toBe(text)
  expect(saveStages).toContain(step)
})

it('RECV-103 reads every standing of a recipient in one way, errors first', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.boolean(), (error, moreDocuments, approved) => {
      const state = recipientState({ error, moreDocuments, approved })
      expect(recipientStates.filter((one) => one === state)).toHaveLength(1)
      expect(state === 'unable-to-verify').toBe(error)
      expect(state === 'continue-verification').toBe(!error && moreDocuments && !approved)
    }),
  )
})

it('RECV-103 sees an error in a rejected, abandoned or failed application, and open documents in an incomplete one', () => {
  fc.assert(
    fc.property(applicationStatuses, collectionStatuses, (status, collectionStatus) => {
      expect(recipientFacts({ status, collectionStatus })).toEqual({
        error: status === 'rejected' || status === 'abandoned' || collectionStatus === 'failed',
        moreDocuments: collectionStatus === 'incomplete',
        approved: status === 'approved',
      })
    }),
  )
})

it('RECV-100 RECV-101 RECV-102 tells a recipient how the verification stands', () => {
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
