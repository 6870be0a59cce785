import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rejected, unreachable } from '../../core/kernel/fault.ts'
import { failureText } from '../../core/kernel/failure-text.ts'
import { cardAccess } from '../../core/session/tables.ts'
import {
  type Application,
  isSsn,
  productNames,
  productsToCreate,
  reviewTime,
  ssnFailures,
  verificationAddress,
  verifiedAmount,
} from '../../core/verification/index.ts'
import { requests } from '../../core/verification/tables.ts'
import { applications } from '../arbitraries/verification.ts'

const created = (productName: string): Application => ({
  applicationId: `new ${productName}`,
  productName,
  status: 'initializing',
  collectionStatus: null,
  collectionTasks: [],
})

it('VERIF-010 opens the verification page in the dashboard’s context for the product', () => {
  const products = fc.oneof(fc.constantFrom(...productNames), fc.string({ unit: 'grapheme' }))
  fc.assert(
    fc.property(products, fc.option(fc.string({ unit: 'grapheme' })), (product, invite) => {
      const { pathname, searchParams } = new URL(verificationAddress(product, invite), 'https://host')
      expect(pathname).toBe('/id/verify')
      expect(searchParams.getAll('context')).toEqual(['dashboard'])
      expect(searchParams.getAll('apply')).toEqual([product.toWellFormed()])
      expect(searchParams.get('payouts')).toBe(product === 'payoutsRecipient' ? 'true' : null)
      const carries = product === 'payoutsRecipient' && invite !== null && invite !== ''
      expect(searchParams.get('accept-invite-payload')).toBe(carries ? invite : null)
    }),
  )
})

it('VERIF-011 VERIF-012 VERIF-013 tells of payouts and of the invite only for the recipient', () => {
  const recipient = '/id/verify?context=dashboard&apply=payoutsRecipient&payouts=true'
  expect(verificationAddress('payoutsRecipient', null)).toBe(recipient)
  expect(verificationAddress('payoutsRecipient', 'a b&c')).toBe(`${recipient}&accept-invite-payload=a%20b%26c`)
  expect(verificationAddress('individualShopperTier1', 'token')).toBe(
    '/id/verify?context=dashboard&apply=individualShopperTier1',
  )
})

it('VERIF-047 makes one application a product at most, none unless one is approved, and nothing the second time', () => {
  fc.assert(
    fc.property(applications, (list) => {
      const missing = productsToCreate(list)
      expect(new Set(missing).size).toBe(missing.length)
      for (const product of missing) expect(list.some(({ productName }) => productName === product)).toBe(false)
      if (!list.some(({ status }) => status === 'approved')) expect(missing).toEqual([])
      expect(productsToCreate([...list, ...missing.map(created)])).toEqual([])
    }),
  )
})

it('VERIF-043 pairs the two products with each other, and no other product', () => {
  const approved = (productName: string): Application => ({ ...created(productName), status: 'approved' })
  expect(productsToCreate([approved('individualShopperTier1')])).toEqual(['payoutsRecipient'])
  expect(productsToCreate([approved('payoutsRecipient')])).toEqual(['individualShopperTier1'])
  expect(productsToCreate([approved('somethingElse')])).toEqual([])
  expect(productsToCreate([approved('individualShopperTier1'), created('payoutsRecipient')])).toEqual([])
})

it('VERIF-076 LIM-006 takes nine digits for a national identity number, and nothing else', () => {
  const nearly = fc.stringMatching(/^[0-9]{7,11}$/)
  fc.assert(
    fc.property(fc.oneof(nearly, fc.string(), fc.constantFrom('12345678\n', '１２３４５６７８９', '123-45-67')), (text) => {
      const digits = [...text].filter((character) => character >= '0' && character <= '9')
      expect(isSsn(text)).toBe(digits.length === 9 && digits.join('') === text)
    }),
    { examples: [['12345678'], ['123456789'], ['1234567890'], ['123456789\n'], ['12345678a'], ['a12345678'], ['12345678٩'], ['']] },
  )
})

it('ERR-002 ERR-003 ERR-004 tells of a failed national identity update', () => {
  const valid = 'Please enter a valid SSN.'
  expect(failureText(ssnFailures, rejected(422, 'server'))).toBe(valid)
  expect(failureText(ssnFailures, rejected(429, 'server'))).toBe(valid)
  expect(failureText(ssnFailures, rejected(500, 'server'))).toBe('Something went wrong.')
  expect(failureText(ssnFailures, unreachable)).toBe('Something went wrong.')
})

it('LIM-007 writes the products and the experiment exactly so', () => {
  expect([...productNames, cardAccess.experiment]).toEqual(['individualShopperTier1', 'payoutsRecipient', 'NADebitCard'])
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
