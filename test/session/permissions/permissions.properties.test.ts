import fc from 'fast-check'
import { expect, it } from 'vitest'
import { AccessType } from '../../../core/session/model.ts'
import { featureNames, permissionNames } from '../../../core/session/permissions/model.ts'
import { hasCardAccess, isFeatureShown, payoutsEnabled, permissions } from '../../../core/session/permissions/rules.ts'

const countries = fc.option(fc.oneof(fc.constantFrom('US', 'us', 'USA', 'CA', 'UM', ''), fc.string()))
const experiments = fc.array(fc.oneof(fc.constantFrom('NADebitCard', 'NADebit', 'nadebitcard'), fc.string()))
const queries = fc
  .dictionary(fc.oneof(fc.constantFrom('accept-invite-payload', 'email', 'oid'), fc.string()), fc.string())
  .map((entries): ReadonlyMap<string, string> => new Map(Object.entries(entries)))

it('SESS-040 opens the card programme in the US or by the experiment, and to no other user', () => {
  fc.assert(
    fc.property(countries, experiments, (country, names) => {
      const inExperiment = names.some((name) => name === 'NADebitCard')
      expect(hasCardAccess(country, names)).toBe(country === 'US' || inExperiment)
    }),
  )
})

it('SESS-041 enables payouts for a payor or an invite in the start query, and for nothing else', () => {
  fc.assert(
    fc.property(fc.array(fc.anything(), { maxLength: 3 }), queries, (payors, query) => {
      const invited = [...query.keys()].includes('accept-invite-payload')
      expect(payoutsEnabled(payors, query.get('accept-invite-payload') ?? null)).toBe(payors.length > 0 || invited)
    }),
  )
})

it('SESS-035 answers every permission and feature for every user, from the flags alone', () => {
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

it('SESS-031 knows exactly the four access types', () => {
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
