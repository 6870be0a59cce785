import { payoutsNotices, priceOf, userNotices } from '@paydeck/core/home'
import { homeTableLaws } from '@paydeck/core/properties'
import { homeTables } from '@paydeck/core/tables'
import { brokenLaws } from '@paydeck/core/testing'
import { describe, expect, it } from 'vitest'
import { point, settledFacts } from './bench.ts'

describe('a home table of another team', () => {
  const { addName, acceptInvite } = homeTables.notices
  const notices = {
    ...homeTables.notices,
    addName: { ...addName, lead: 'Who are you?', description: 'Who are you? Tell us your name.' },
    acceptInvite: { ...acceptInvite, action: { kind: 'path', to: '/crypto-payments' } },
  } as const

  it('keeps the laws, and changes notices and trends', async () => {
    expect(await brokenLaws(homeTableLaws({ ...homeTables, notices }))).toEqual([])
    const facts = { ...settledFacts, name: { firstName: null, lastName: null }, invite: 'token' }
    expect(userNotices(facts, notices).map(({ lead }) => lead)).toContain('Who are you?')
    expect(payoutsNotices(facts, notices).map(({ action }) => action)).toContainEqual({
      kind: 'path',
      to: '/crypto-payments?accept-invite-payload=token',
    })
    const trends = { '-1': 'down', '0': 'up', '1': 'up' } as const
    expect(priceOf([point('5'), point('5')], trends)?.change?.trend).toBe('up')
  })

  it('PROF-019 breaks a law if the link for a missing name does not open the name dialog', async () => {
    const own = { ...notices, addName: { ...addName, action: { kind: 'path', to: '/settings/profile' } } } as const
    const broken = await brokenLaws(homeTableLaws({ ...homeTables, notices: own }))
    expect(broken).toEqual([expect.stringContaining('The link for a missing name opens the name dialog')])
  })
})
