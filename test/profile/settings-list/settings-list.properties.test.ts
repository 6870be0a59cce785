import { settingsFor, settingsItems, settingsRows, settingsView } from '@paydeck/core/profile'
import { matchRoute } from '@paydeck/core/routes'
import fc from 'fast-check'
import { expect, it } from 'vitest'

const everything = { cards: true, payouts: true }
const routeOf = (path: string) => matchRoute(path)?.id

it('PROF-005 PROF-006 PROF-007 settingsView returns the path of the settings list, and label and path of each settings page', () => {
  const { label, hub, entries, current } = settingsView({ ...everything, path: '/settings' })
  expect([label, routeOf(hub), current]).toEqual(['Settings', 'settings-hub', null])
  expect(entries.map((entry) => [entry.label, routeOf(entry.path)])).toEqual([
    ['Profile', 'settings-profile'],
    ['Security', 'settings-security'],
    ['Card', 'settings-card-home'],
    ['Receiving Addresses', 'settings-receiving-addresses'],
  ])
})

it('an entry of the settings list is marked as current on its page and on the pages below its path', () => {
  const pages = settingsView({ ...everything, path: '/settings' }).entries
  fc.assert(
    fc.property(fc.constantFrom(...pages), fc.constantFrom('', '/', '/c1', 's', '-more'), ({ item, path }, rest) => {
      const { entries, current } = settingsView({ ...everything, path: `${path}${rest}` })
      const isInside = rest === '' || rest.startsWith('/')
      expect(entries.filter(({ isCurrent }) => isCurrent).map((entry) => entry.item)).toEqual(isInside ? [item] : [])
      expect(current?.item).toBe(isInside ? item : undefined)
    }),
  )
})

it('PROF-008 the order of the settings list is fixed; "Card" is missing without cards, "Receiving Addresses" without payouts', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), (cards, payouts) => {
      const labels = settingsFor({ cards, payouts }).map((item) => settingsRows[item].label)
      const all = ['Profile', 'Security', 'Card', 'Receiving Addresses']
      expect(labels).toEqual(
        all.filter((label) => (label !== 'Card' || cards) && (label !== 'Receiving Addresses' || payouts)),
      )
    }),
  )
  expect(new Set(settingsItems.map((item) => settingsRows[item].path)).size).toBe(4)
})
