import { startQuery } from '@paydeck/core/routes'
import {
  AccessType,
  featureNames,
  hasCardAccess,
  isFeatureShown,
  payoutsEnabled,
  permissionNames,
  permissions,
} from '@paydeck/core/session'
import fc from 'fast-check'
import { expect, it } from 'vitest'

const countries = fc.option(fc.oneof(fc.constantFrom('US', 'us', 'USA', 'CA', 'UM', ''), fc.string()))
const experiments = fc.array(fc.oneof(fc.constantFrom('NADebitCard', 'NADebit', 'nadebitcard'), fc.string()))
const queries = fc
  .dictionary(fc.oneof(fc.constantFrom('accept-invite-payload', 'email', 'oid'), fc.string()), fc.string())
  .map((entries): ReadonlyMap<string, string> => new Map(Object.entries(entries)))

it('SESS-040 hasCardAccess returns true if and only if the country is "US" or the user is in the experiment "NADebitCard"', () => {
  fc.assert(
    fc.property(countries, experiments, (country, names) => {
      const inExperiment = names.some((name) => name === 'NADebitCard')
      expect(hasCardAccess(country, names)).toBe(country === 'US' || inExperiment)
    }),
  )
})

it('SESS-041 RECV-105 payouts are enabled if and only if the user has a payor, or the URL at start contains an invite', () => {
  fc.assert(
    fc.property(fc.array(fc.anything(), { maxLength: 3 }), queries, (payors, query) => {
      const invited = [...query].some(([key, value]) => key === 'accept-invite-payload' && value.length > 0)
      expect(payoutsEnabled(payors, startQuery(query).invite)).toBe(payors.length > 0 || invited)
    }),
    {
      examples: [
        [[], new Map([['accept-invite-payload', '']])],
        [[], new Map([['accept-invite-payload', ' ']])],
        [['Ferry Lines'], new Map([['accept-invite-payload', '']])],
      ],
    },
  )
})

it('SESS-035 `permissions` has a value for every permission; the values depend on the number of payors, not on who they are', () => {
  const facts = fc.record({
    accessTypes: fc.subarray(['visaCard', 'galileo', 'merchant', 'facade'] as const),
    facadeAccess: fc.dictionary(fc.string(), fc.boolean()),
    country: countries,
    experiments,
    payors: fc.array(fc.anything(), { maxLength: 2 }),
    invite: fc.option(fc.string()),
  })
  fc.assert(
    fc.property(facts, (given) => {
      const granted = permissions(given)
      expect(Object.keys(granted).sort()).toEqual([...permissionNames].sort())
      expect(permissions({ ...given, payors: given.payors.map(() => null) })).toEqual(granted)
      for (const feature of featureNames) expect(typeof isFeatureShown(feature, granted)).toBe('boolean')
    }),
  )
})

it('SESS-031 AccessType accepts only "visaCard", "galileo", "merchant" and "facade"', () => {
  const named = fc.oneof(
    fc.constantFrom('visaCard', 'galileo', 'merchant', 'facade', 'visacard', 'admin'),
    fc.anything(),
  )
  fc.assert(
    fc.property(named, (word) => {
      expect(AccessType.is(word)).toBe(
        word === 'visaCard' || word === 'galileo' || word === 'merchant' || word === 'facade',
      )
    }),
  )
})
