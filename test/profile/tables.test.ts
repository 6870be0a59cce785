import { settingsFor } from '@paydeck/core/profile'
import { profileTableLaws } from '@paydeck/core/properties'
import { profileTables } from '@paydeck/core/tables'
import { brokenLaws } from '@paydeck/core/testing'
import { describe, expect, it } from 'vitest'

describe('a settings list of another team', () => {
  const { settingsRows } = profileTables
  const has = { cards: false, payouts: false }

  it('keeps the laws with labels of its own, and with fewer items for a user without access', async () => {
    const own = { ...settingsRows, profile: { ...settingsRows.profile, label: 'You' } }
    expect(await brokenLaws(profileTableLaws({ ...profileTables, settingsRows: own }))).toEqual([])
    const open = { ...settingsRows, card: { ...settingsRows.card, needs: null } }
    expect(settingsFor(has)).toEqual(['profile', 'security'])
    expect(settingsFor(has, open)).toEqual(['profile', 'security', 'card'])
  })

  it('PROF-006 breaks a law if every user sees an item whose page has a guard', async () => {
    const open = { ...settingsRows, card: { ...settingsRows.card, needs: null } }
    const broken = await brokenLaws(profileTableLaws({ ...profileTables, settingsRows: open }))
    expect(broken).toEqual([expect.stringContaining('["card"]')])
  })
})
