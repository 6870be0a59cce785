import { makeStores, runStep } from '@paydeck/core/kernel'
import {
  basicInfoView,
  initialsOf,
  makeBasicInfo,
  nationalIdentityIssuerOf,
  type UserInfo,
} from '@paydeck/core/profile'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'

const info: UserInfo = {
  id: 'u1',
  name: 'Ada Norris',
  firstName: 'Ada',
  lastName: 'Norris',
  email: 'ada@example.com',
  experiments: [],
  optInEmailMarketing: false,
  accessTypes: [],
  nationalIdentityNumber: null,
  nationalIdentityIssuer: null,
}

it('SESS-034 nationalIdentityIssuerOf returns "USA" unless the provider names an issuer', () => {
  expect(nationalIdentityIssuerOf(null)).toBe('USA')
  expect(nationalIdentityIssuerOf(info)).toBe('USA')
  expect(nationalIdentityIssuerOf({ ...info, nationalIdentityIssuer: ' ' })).toBe('USA')
  expect(nationalIdentityIssuerOf({ ...info, nationalIdentityIssuer: 'CAN' })).toBe('CAN')
})

it('basicInfo contains the user data after the start-up step, and is empty after a sign-out', async () => {
  const stores = makeStores()
  const profile = makeBasicInfo({ stores, userAccount: { basicInfo: async () => E.right(info) } })
  expect([profile.email.get(), profile.view.get().firstName]).toEqual([null, null])
  await runStep(profile.steps.basicInfo)()
  expect([profile.email.get(), profile.view.get().firstName]).toEqual(['ada@example.com', 'Ada'])
  stores.resetAll()
  expect(profile.info.get()).toBeNull()
})

it.each([
  [' Ada ', 'Norris', 'Ada Norris'],
  [null, ' Norris', 'Norris'],
  ['Ada ', '', 'Ada'],
  [' ', null, 'Countess Ada'],
])('for the first name %j and the last name %j, the full name is "%s"', (firstName, lastName, fullName) => {
  expect(basicInfoView({ ...info, name: ' Countess Ada', firstName, lastName }).fullName).toBe(fullName)
})

it('basicInfoView treats a blank name as missing', () => {
  expect(basicInfoView({ ...info, name: null, firstName: ' ', lastName: '' })).toMatchObject({
    firstName: null,
    fullName: null,
  })
})

it.each([
  [info, 'AN'],
  [{ ...info, firstName: 'Ada Maria', lastName: 'van der Berg' }, 'AB'],
  [{ ...info, firstName: null, lastName: null, name: 'Ada' }, 'A'],
  [{ ...info, firstName: 'ada', lastName: '\u{1d49c}\tnorris  \u{1d4a9}' }, 'A\u{1d4a9}'],
  [{ ...info, firstName: null, lastName: null, name: null, email: ' ada@example.com ' }, 'A'],
  [{ ...info, firstName: null, lastName: null, name: null }, 'A'],
  [null, ''],
])('initialsOf returns the initials of a user (example %#)', (who, letters) => {
  expect(initialsOf(who)).toBe(letters)
})
