import {
  hasCardAccess,
  hasFacadeAccess,
  isFeatureShown,
  permissions,
  type AccessFacts,
  type AccessType,
} from '@paydeck/core/session'
import { describe, expect, it } from 'vitest'

const nobody: AccessFacts = {
  accessTypes: [],
  facadeAccess: {},
  country: null,
  experiments: [],
  payors: [],
  invite: null,
}

const granted = (facts: Partial<AccessFacts> = {}) => permissions({ ...nobody, ...facts })
const withAccess = (...accessTypes: ReadonlyArray<AccessType>) => granted({ accessTypes, country: 'US' })

describe('permissions', () => {
  it('SESS-032 hasFacadeAccess returns true if the user has the access type "facade", or any value in `facadeAccess` is true', () => {
    expect(hasFacadeAccess(['facade'], {})).toBe(true)
    expect(hasFacadeAccess([], { support: false, ledger: true })).toBe(true)
    expect(hasFacadeAccess(['merchant', 'visaCard', 'galileo'], { support: false })).toBe(false)
    expect(hasFacadeAccess([], {})).toBe(false)
  })

  it('SESS-035 access type, facade access, country, experiment, payor and invite each grant exactly one permission', () => {
    const none = { merchant: false, facade: false, visaCard: false, galileo: false, cardAccess: false, payouts: false }
    expect(granted()).toEqual(none)
    expect(granted({ accessTypes: ['merchant'] })).toEqual({ ...none, merchant: true })
    expect(granted({ accessTypes: ['facade'] })).toEqual({ ...none, facade: true })
    expect(granted({ facadeAccess: { support: true } })).toEqual({ ...none, facade: true })
    expect(granted({ accessTypes: ['visaCard'] })).toEqual({ ...none, visaCard: true })
    expect(granted({ accessTypes: ['galileo'] })).toEqual({ ...none, galileo: true })
    expect(granted({ country: 'US' })).toEqual({ ...none, cardAccess: true })
    expect(granted({ experiments: ['NADebitCard'] })).toEqual({ ...none, cardAccess: true })
    expect(granted({ payors: [{}] })).toEqual({ ...none, payouts: true })
    expect(granted({ invite: '' })).toEqual({ ...none, payouts: true })
  })

  it('SESS-036 only users with merchant access see the features "business-manage" and "business-switch"', () => {
    expect(isFeatureShown('business-manage', withAccess('merchant'))).toBe(true)
    expect(isFeatureShown('business-switch', withAccess('merchant'))).toBe(true)
    expect(isFeatureShown('business-manage', withAccess('facade', 'visaCard', 'galileo'))).toBe(false)
    expect(isFeatureShown('business-switch', withAccess('facade', 'visaCard', 'galileo'))).toBe(false)
  })

  it('SESS-037 only users with facade access see the feature "util-dashboard"', () => {
    expect(isFeatureShown('util-dashboard', withAccess('facade'))).toBe(true)
    expect(isFeatureShown('util-dashboard', granted({ facadeAccess: { any: true } }))).toBe(true)
    expect(isFeatureShown('util-dashboard', withAccess('merchant', 'visaCard', 'galileo'))).toBe(false)
  })

  it('SESS-038 only users without visaCard access see the feature "card-waitlist"', () => {
    expect(isFeatureShown('card-waitlist', withAccess())).toBe(true)
    expect(isFeatureShown('card-waitlist', withAccess('galileo', 'merchant', 'facade'))).toBe(true)
    expect(isFeatureShown('card-waitlist', withAccess('visaCard'))).toBe(false)
  })

  it('SESS-039 only users with galileo access see the features "card-terms" and "referral-reminder"', () => {
    expect(isFeatureShown('card-terms', withAccess('galileo'))).toBe(true)
    expect(isFeatureShown('referral-reminder', withAccess('galileo'))).toBe(true)
    expect(isFeatureShown('card-terms', withAccess('visaCard', 'merchant', 'facade'))).toBe(false)
    expect(isFeatureShown('referral-reminder', withAccess('visaCard', 'merchant', 'facade'))).toBe(false)
  })

  it('HOME-022 the feature "card-terms" requires both galileo access and access to the card programme', () => {
    expect(isFeatureShown('card-terms', granted({ accessTypes: ['galileo'], country: 'CA' }))).toBe(false)
    const inExperiment = granted({ accessTypes: ['galileo'], country: 'CA', experiments: ['NADebitCard'] })
    expect(isFeatureShown('card-terms', inExperiment)).toBe(true)
  })

  it('for a user outside the United States, card access requires the exact experiment name "NADebitCard"', () => {
    expect(hasCardAccess('CA', ['NADebitCard'])).toBe(true)
    expect(hasCardAccess('CA', ['nadebitcard', 'NADEBITCARD', 'NADebitcard'])).toBe(false)
  })
})
