import { nameInitials } from '@paydeck/core/payments'
import { initialsOf } from '@paydeck/core/profile'
import { expect, it } from 'vitest'

const user = (firstName: string, lastName: string) => ({
  id: 'u1',
  name: null,
  firstName,
  lastName,
  email: 'a@b.example',
  experiments: [],
  optInEmailMarketing: false,
  accessTypes: [],
  nationalIdentityNumber: null,
  nationalIdentityIssuer: null,
})

it.each([
  ['Ze\u0301lie Cafe\u0301', 'ZC'],
  ['e\u0301cole Normale', '\u00C9N'],
  ['क्षमा शर्मा', 'क्षश'],
  ['Harbour & Sons', 'HS'],
  ['❤\uFE0F Shop', 'S'],
  ['---', ''],
])('merchant %s has the initials %s', (name, initials) => {
  expect(nameInitials(name)).toBe(initials)
})

it.each([
  ['Ze\u0301lie', '👩\u200D🚀 King', 'ZK'],
  ['e\u0301a', '👍🏽', 'E\u0301👍🏽'],
])('the user %s %s has the initials %s', (first, last, initials) => {
  expect(initialsOf(user(first, last))).toBe(initials)
})
