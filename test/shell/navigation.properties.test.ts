import { deviceClass } from '@paydeck/core/platform'
import { arbitraries } from '@paydeck/core/properties'
import { routeIds, routePath, type RouteId } from '@paydeck/core/routes'
import { isDesktopWidth, mastheadView, mobilePill, navigationEntries } from '@paydeck/core/shell'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pages } from './bench.ts'

const inAppPaths = fc
  .tuple(fc.constantFrom<RouteId>(...routeIds), fc.string({ unit: 'grapheme', minLength: 1 }))
  .map(([id, text]) => routePath(id, { id: text }))

describe('the menus', () => {
  it('SHELL-035 the user menu contains exactly the links that the permissions allow, in a fixed order', () => {
    fc.assert(
      fc.property(arbitraries.Permissions, (permissions) => {
        const expected = [
          'Settings',
          ...(permissions.merchant ? ['Switch to Business'] : []),
          ...(permissions.facade ? ['Util Dashboard'] : []),
          'Help & Support',
          'Sign Out',
        ]
        const view = mastheadView({ path: '/home', isMobileMenuOpen: false, permissions, pages })
        expect(view.userMenu.map(({ label }) => label)).toEqual(expected)
        expect(navigationEntries('user', permissions)).toHaveLength(expected.length)
      }),
    )
  })

  it('the tabs are the same for every user; the mobile menu contains the tabs and "Settings"', () => {
    const tabs = ['Home', 'Pay Bills', 'Card', 'Crypto Payments']
    fc.assert(
      fc.property(arbitraries.Permissions, inAppPaths, fc.boolean(), (permissions, path, isMobileMenuOpen) => {
        const view = mastheadView({ path, isMobileMenuOpen, permissions, pages })
        expect(view.tabs.map(({ label }) => label)).toEqual(tabs)
        expect(view.mobileMenu.entries.map(({ label }) => label)).toEqual([...tabs, 'Settings'])
        expect(view.tabs.filter(({ isCurrent }) => isCurrent).length).toBeLessThanOrEqual(1)
      }),
    )
  })
})

it('SHELL-036 mobilePill returns the first segment of a path, with spaces in place of hyphens', () => {
  fc.assert(
    fc.property(inAppPaths, (path) => {
      const pill = mobilePill(path)
      expect(pill).not.toMatch(/[/-]/)
      expect(pill.replaceAll(' ', '-')).toBe(path.split('/')[1])
    }),
  )
})

it('SHELL-038 isDesktopWidth is true if and only if the width is at least 768 px', () => {
  const widths = fc.oneof(fc.nat(4000), fc.double({ min: 700, max: 900, noNaN: true }))
  fc.assert(
    fc.property(widths, (width) => isDesktopWidth(width) === width >= 768),
    {
      examples: [[767], [767.99], [768], [769]],
    },
  )
})

it('SHELL-036 mobilePill returns an empty text for the path "/"', () => {
  expect(['/', ''].map(mobilePill)).toEqual(['', ''])
})

it('SHELL-085 deviceClass returns "tablet", "mobile" or "desktop", depending on certain words in the user agent', () => {
  const words = fc.constantFrom(
    'iPhone',
    'Android',
    'Mobile',
    'Linux',
    'Safari/604.1',
    'Windows NT 10.0',
    'ipad',
    'android',
  )
  const agents = fc.array(fc.oneof(words, fc.string()), { maxLength: 6 }).map((parts) => parts.join(' '))
  fc.assert(
    fc.property(agents, (agent) => {
      const phone = agent.includes('iPhone') || (agent.includes('Android') && agent.includes('Mobile'))
      const tablet = agent.includes('Android') && !agent.includes('Mobile')
      fc.pre(!agent.includes('iPad') && !(phone && tablet))
      expect(deviceClass(agent)).toBe(phone ? 'mobile' : tablet ? 'tablet' : 'desktop')
      expect(deviceClass(`${agent} iPad`)).toBe('tablet')
    }),
  )
})
