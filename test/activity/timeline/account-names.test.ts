import { noTimeline, noTimelineFilter, timelineView } from '@paydeck/core/activity'
import { expect, it } from 'vitest'
import { cardOf, now } from './bench.ts'

it.each([
  ['wallet:Savings', 'Savings'],
  ['wallet: ', 'Unnamed'],
  ['wallet:\u200B', 'Unnamed'],
  ['wallet:', 'Unnamed'],
  ['coin: ', 'Unnamed'],
  ['card:7', 'Card 7 •••• 4821'],
  ['card:8', '8'],
  ['card: ', 'Unnamed'],
])('ACT-002 ACT-012 in the menu of accounts, %j has the name %j', (account, name) => {
  const state = { ...noTimeline, filter: { ...noTimelineFilter, accounts: [account] }, seenAt: now }
  const context = { cards: [cardOf('7')], timeZone: 'UTC', hidden: null, pictureOrigins: [], canPayBills: true }
  expect(timelineView(state, context).filter.accounts.text).toBe(name)
})
