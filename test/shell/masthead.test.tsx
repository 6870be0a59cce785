import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { nobody } from '../arbitraries/shell.ts'
import { bench } from './bench.ts'
import { enter, prefetchedPaths, renderShell } from './shell-bench.tsx'

const entries = (nav: string): ReadonlyArray<readonly [string | null, string | null]> =>
  within(screen.getByRole('navigation', { name: nav }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

it('SHELL-021 SHELL-022 SHELL-023 SHELL-024 the masthead has four tabs in a fixed order, each linking to its page', () => {
  renderShell(bench())
  expect(entries('Main')).toEqual([
    ['Home', '/id/home'],
    ['Pay Bills', '/id/bill-pay'],
    ['Card', '/id/card'],
    ['Crypto Payments', '/id/crypto-payments'],
  ])
})

it('the masthead marks the tab of the current page', () => {
  const made = bench()
  renderShell(made)
  act(() => made.shell.act.arriveAt('/card/12'))
  const tabs = within(screen.getByRole('navigation', { name: 'Main' }))
  expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Card')
})

it.each([
  ['Mobile', 390, '/card/12', 'Card'],
  ['Account', 1280, '/settings/profile', 'Settings'],
])('the menu "%s" marks the item of the current page', (nav, width, path, label) => {
  const made = bench({ width })
  renderShell(made)
  act(() => made.shell.act.arriveAt(path))
  const menu = within(screen.getByRole('navigation', { name: nav }))
  expect(menu.getAllByRole('link', { current: 'page', hidden: true }).map(({ textContent }) => textContent)).toEqual([
    label,
  ])
})

it('SHELL-026 SHELL-027 SHELL-029 the mobile menu lists the four tabs and the settings, and closes when an item is chosen', async () => {
  const user = userEvent.setup()
  renderShell(bench({ width: 390 }))
  const button = screen.getByRole('button', { name: 'Menu' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await user.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(entries('Mobile')).toEqual([
    ['Home', '/id/home'],
    ['Pay Bills', '/id/bill-pay'],
    ['Card', '/id/card'],
    ['Crypto Payments', '/id/crypto-payments'],
    ['Settings', '/id/settings'],
  ])
  await user.click(within(screen.getByRole('navigation', { name: 'Mobile' })).getByRole('link', { name: 'Card' }))
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

it('the mobile menu closes when the window becomes at least 768 px wide', async () => {
  const made = bench({ width: 390 })
  renderShell(made)
  const button = screen.getByRole('button', { name: 'Menu' })
  await userEvent.click(button)
  act(() => made.width.update(() => 768))
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

it('the mobile menu button shows the name of the current area, such as "bill pay"', () => {
  const made = bench({ width: 390 })
  renderShell(made)
  act(() => made.shell.act.arriveAt('/bill-pay/add'))
  expect(screen.getByText('bill pay')).toBeTruthy()
})

it('SHELL-030 SHELL-031 the user menu contains links to the settings and to the support site, which opens in a new tab', async () => {
  renderShell(bench())
  await userEvent.click(screen.getByRole('button', { name: /^Account menu/ }))
  expect(entries('Account')).toEqual([
    ['Settings', '/id/settings'],
    ['Help & Support', '/pages/support'],
  ])
  const support = screen.getByRole('link', { name: 'Help & Support' })
  expect(support.getAttribute('target')).toBe('_blank')
  expect(support.getAttribute('rel')).toContain('noopener')
})

it('SHELL-032 "Sign Out" in the user menu signs the user out', async () => {
  const signOut = vi.fn()
  renderShell(bench(), signOut)
  await userEvent.click(screen.getByRole('button', { name: /^Account menu/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }))
  expect(signOut).toHaveBeenCalledTimes(1)
})

it('SHELL-033 SHELL-034 the user menu contains "Switch to Business" for merchants, and "Util Dashboard" for facade users', async () => {
  const made = bench()
  renderShell(made)
  const extras = ['Switch to Business', 'Util Dashboard']
  await userEvent.click(screen.getByRole('button', { name: /^Account menu/ }))
  const shown = () => entries('Account').filter(([label]) => extras.includes(label ?? ''))
  expect(shown()).toEqual([])
  act(() => made.permissions.update(() => ({ ...nobody, merchant: true })))
  expect(shown()).toEqual([['Switch to Business', '/id/dashboard']])
  act(() => made.permissions.update(() => ({ ...nobody, facade: true })))
  expect(shown()).toEqual([['Util Dashboard', '/id/utils-dashboard']])
})

it.each([
  ['Account', 1280, /^Account menu/, 'Settings'],
  ['Mobile', 390, /^Menu$/, 'Home'],
])(
  'screen readers can tell whether the menu "%s" is open; Esc closes it and focuses its button; a click outside closes it',
  async (nav, width, name, first) => {
    const user = userEvent.setup()
    const made = bench({ width })
    renderShell(made)
    await enter(made)
    const button = screen.getByRole('button', { name })
    const list = screen.getByRole('navigation', { name: nav }).querySelector('[data-open]')
    const seen = () => [button.getAttribute('aria-expanded'), list?.getAttribute('data-open')]
    const [open, closed] = [
      ['true', 'true'],
      ['false', 'false'],
    ]
    expect(seen()).toEqual(closed)
    await user.click(button)
    expect(seen()).toEqual(open)
    await user.tab()
    expect(document.activeElement?.textContent).toBe(first)
    await user.keyboard('{Escape}')
    expect([seen(), document.activeElement]).toEqual([closed, button])
    await user.click(button)
    expect(seen()).toEqual(open)
    await user.click(screen.getByRole('main'))
    expect(seen()).toEqual(closed)
  },
)

it('SHELL-037 the logo links to "/id"', () => {
  renderShell(bench())
  expect(screen.getByRole('link', { name: 'Acme' }).getAttribute('href')).toBe('/id')
})

it('hovering over a tab prefetches the code of its page', async () => {
  renderShell(bench())
  await userEvent.hover(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Card' }))
  expect(prefetchedPaths()).toContain('/card')
})

it('"Skip to content" moves the focus to the page and adds no fragment to the URL', async () => {
  const made = bench()
  renderShell(made)
  await enter(made)
  await userEvent.click(screen.getByRole('link', { name: 'Skip to content' }))
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(window.location.hash).toBe('')
})

it('SHELL-018 SHELL-019 the header is visible immediately after the start, and the page becomes visible 400 ms later', async () => {
  const made = bench()
  renderShell(made)
  // Returns the attribute `data-shown` of the page and of the footer below the page.
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('main, main + div')].map(({ dataset }) => dataset['shown'])
  expect(screen.getByRole('banner')).toBeTruthy()
  await act(() => made.clock.advance(399))
  expect(shown()).toEqual(['false', 'false'])
  await act(() => made.clock.advance(1))
  expect(shown()).toEqual(['true', 'true'])
})
