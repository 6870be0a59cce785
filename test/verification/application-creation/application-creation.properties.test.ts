import { arbitraries } from '@paydeck/core/properties'
import { productNames, productsToCreate, type Application, verificationAddress } from '@paydeck/core/verification'
import fc from 'fast-check'
import { expect, it } from 'vitest'

const created = (productName: string): Application => ({
  applicationId: `new ${productName}`,
  productName,
  status: 'initializing',
  collectionStatus: null,
  collectionTasks: [],
})

it('VERIF-010 verificationAddress returns a URL with the context "dashboard" and the given product', () => {
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

it('VERIF-011 VERIF-012 VERIF-013 verificationAddress adds `payouts=true` and the invite only for the recipient product', () => {
  const recipient = '/id/verify?context=dashboard&apply=payoutsRecipient&payouts=true'
  expect(verificationAddress('payoutsRecipient', null)).toBe(recipient)
  expect(verificationAddress('payoutsRecipient', 'a b&c')).toBe(`${recipient}&accept-invite-payload=a%20b%26c`)
  expect(verificationAddress('individualShopperTier1', 'token')).toBe(
    '/id/verify?context=dashboard&apply=individualShopperTier1',
  )
})

it('VERIF-047 productsToCreate returns products without an application, but nothing until an application is approved', () => {
  fc.assert(
    fc.property(fc.array(arbitraries.Application, { maxLength: 5 }), (list) => {
      const missing = productsToCreate(list)
      expect(new Set(missing).size).toBe(missing.length)
      for (const product of missing) expect(list.some(({ productName }) => productName === product)).toBe(false)
      if (!list.some(({ status }) => status === 'approved')) expect(missing).toEqual([])
      expect(productsToCreate([...list, ...missing.map(created)])).toEqual([])
    }),
  )
})

it('VERIF-043 if the first product has an approved application and the second has none, productsToCreate returns the second', () => {
  const approved = (productName: string): Application => ({ ...created(productName), status: 'approved' })
  expect(productsToCreate([approved('individualShopperTier1')])).toEqual(['payoutsRecipient'])
  expect(productsToCreate([approved('payoutsRecipient')])).toEqual(['individualShopperTier1'])
  expect(productsToCreate([approved('somethingElse')])).toEqual([])
  expect(productsToCreate([approved('individualShopperTier1'), created('payoutsRecipient')])).toEqual([])
})
