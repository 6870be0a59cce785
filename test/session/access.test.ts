import { describe, expect, it } from 'vitest'
import type { AccessFacts, AccessType } from '../../core/session/model.ts'
import {
  hasCardAccess,
  hasFacadeAccess,
  isFeatureShown,
  isSessionFresh,
  permissions,
  tokensOf,
  userTokenName,
} from '../../core/session/rules.ts'

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

describe('tokens', () => {
  it('SESS-010 names the user token after the product', () => {
    expect(userTokenName('Acme')).toBe('AcmeUser')
  })

  it('SESS-010 SESS-012 finds both tokens in the list, and the payee only for an invited recipient', () => {
    const user = { facade: 'AcmeUser', token: 'u' }
    expect(tokensOf('Acme', [{ facade: 'merchant', token: 'm' }, user])).toEqual({ user: 'u', payee: null })
    expect(tokensOf('Acme', [user, { facade: 'payee', token: 'p' }])).toEqual({ user: 'u', payee: 'p' })
    expect(tokensOf('Other', [user])).toBeNull()
  })

  it('SESS-017 takes the session for fresh within 3000 ms of the last success', () => {
    expect(isSessionFresh(1000, 1000)).toBe(true)
    expect(isSessionFresh(1000, 3999)).toBe(true)
    expect(isSessionFresh(1000, 4000)).toBe(false)
    expect([isSessionFresh(null, 4000), isSessionFresh(null, 1000)]).toEqual([false, false])
    expect(isSessionFresh(5000, 4000)).toBe(false)
  })
})

describe('permissions', () => {
  it('SESS-032 takes the access type or one true entry of the map for facade access', () => {
    expect(hasFacadeAccess(['facade'], {})).toBe(true)
    expect(hasFacadeAccess([], { support: false, ledger: true })).toBe(true)
    expect(hasFacadeAccess(['merchant', 'visaCard', 'galileo'], { support: false })).toBe(false)
    expect(hasFacadeAccess([], {})).toBe(false)
  })

  it('SESS-035 computes each permission from its own flag', () => {
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

  it('SESS-036 shows the business entries to merchants', () => {
    expect(isFeatureShown('business-manage', withAccess('merchant'))).toBe(true)
    expect(isFeatureShown('business-switch', withAccess('merchant'))).toBe(true)
    expect(isFeatureShown('business-manage', withAccess('facade', 'visaCard', 'galileo'))).toBe(false)
    expect(isFeatureShown('business-switch', withAccess('facade', 'visaCard', 'galileo'))).toBe(false)
  })

  it('SESS-037 shows the util dashboard with facade access', () => {
    expect(isFeatureShown('util-dashboard', withAccess('facade'))).toBe(true)
    expect(isFeatureShown('util-dashboard', granted({ facadeAccess: { any: true } }))).toBe(true)
    expect(isFeatureShown('util-dashboard', withAccess('merchant', 'visaCard', 'galileo'))).toBe(false)
  })

  it('SESS-038 shows the card waitlist without visaCard access', () => {
    expect(isFeatureShown('card-waitlist', withAccess())).toBe(true)
    expect(isFeatureShown('card-waitlist', withAccess('galileo', 'merchant', 'facade'))).toBe(true)
    expect(isFeatureShown('card-waitlist', withAccess('visaCard'))).toBe(false)
  })

  it('SESS-039 turns the card terms and the referral reminder on with galileo access only', () => {
    expect(isFeatureShown('card-terms', withAccess('galileo'))).toBe(true)
    expect(isFeatureShown('referral-reminder', withAccess('galileo'))).toBe(true)
    expect(isFeatureShown('card-terms', withAccess('visaCard', 'merchant', 'facade'))).toBe(false)
    expect(isFeatureShown('referral-reminder', withAccess('visaCard', 'merchant', 'facade'))).toBe(false)
  })

  it('HOME-022 needs card access too for the legal terms', () => {
    expect(isFeatureShown('card-terms', granted({ accessTypes: ['galileo'], country: 'CA' }))).toBe(false)
    const inExperiment = granted({ accessTypes: ['galileo'], country: 'CA', experiments: ['NADebitCard'] })
    expect(isFeatureShown('card-terms', inExperiment)).toBe(true)
  })

  it('writes the experiment exactly as NADebitCard', () => {
    expect(hasCardAccess('CA', ['NADebitCard'])).toBe(true)
    expect(hasCardAccess('CA', ['nadebitcard', 'NADEBITCARD', 'NADebitcard'])).toBe(false)
  })
})
