import { billGroup, billLabel, payoutStatusRow } from '@paydeck/core/payments'
import { paymentTableLaws } from '@paydeck/core/properties'
import { matchRoute } from '@paydeck/core/routes'
import { isFeatureShown } from '@paydeck/core/session'
import { paymentTables, routeTables, sessionTables } from '@paydeck/core/tables'
import { brokenLaws } from '@paydeck/core/testing'
import { describe, expect, it } from 'vitest'
import { tableAreas, tableScoreOf } from '../table-score/score.ts'

describe.each(Object.entries(tableAreas))('the tables of %s', (_name, area) => {
  it('keep all laws, and all statements about them', async () => {
    expect(await brokenLaws([...area.laws(area.tables as never), ...area.statements(area.tables as never)])).toEqual([])
  })

  it('with any cell changed break a law or a statement', async () => {
    const { all, missed } = await tableScoreOf(area)
    expect(all).toBeGreaterThan(5)
    expect(missed).toEqual([])
  })
})

it('PAY-065 a table of another team in which a reversed bill is "Completed" breaks a law', async () => {
  const reversed = { text: 'Completed', tone: 'good' } as const
  const own = { ...paymentTables, billStatuses: { ...paymentTables.billStatuses, reversed } }
  const broken = await brokenLaws(paymentTableLaws(own))
  expect(broken.some((message) => message.startsWith('A bill has the label of "complete" if and only if'))).toBe(true)
})

it('a table of another team with other texts and further exceptions keeps the laws', async () => {
  const texts = { Completed: 'Done', Failed: 'Not paid' } as const
  const renamed = Object.entries(paymentTables.billStatuses).map(([state, { text, tone }]) => [
    state,
    { text: text === 'Completed' || text === 'Failed' ? texts[text] : text, tone },
  ])
  const { complete, failed } = paymentTables.statusFilters
  const statusFilters = {
    ...paymentTables.statusFilters,
    complete: { labels: ['Complete', 'Done'], names: { ...complete.names, donations: 'Done' } },
    failed: { ...failed, labels: ['Not paid'], names: { all: 'Not paid' } },
  }
  const own = { ...paymentTables, billStatuses: Object.fromEntries(renamed) as never, statusFilters }
  expect(await brokenLaws(paymentTableLaws(own))).toEqual([])
})

it('the rules of payments, routes and features follow the table that they are given', () => {
  const reversed = { text: 'Returned', tone: 'neutral' } as const
  expect(billLabel('reversed', { ...paymentTables.billStatuses, reversed })).toEqual(reversed)
  expect(billGroup('reversed', { ...paymentTables.billGroups, reversed: 'completed' })).toBe('completed')
  expect(payoutStatusRow('sent', new Map([['sent', reversed]]))).toEqual(reversed)
  const { home, ...others } = routeTables.routes
  expect(matchRoute('/start', { ...others, home: { ...home, path: '/start' } })?.id).toBe('home')
  const nobody = { merchant: false, facade: false, visaCard: false, galileo: false, cardAccess: false, payouts: false }
  const open = { ...sessionTables.features, 'util-dashboard': { needs: [], excludes: [] } }
  expect(isFeatureShown('util-dashboard', nobody, open)).toBe(true)
  expect(isFeatureShown('util-dashboard', nobody)).toBe(false)
})
