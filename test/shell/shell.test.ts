import { routeIds, routePath, startQuery } from '@paydeck/core/routes'
import { desktopBreakpoint, isWalletMode, mastheadView, menus, modalMaxWidth, navigation } from '@paydeck/core/shell'
import { describe, expect, it } from 'vitest'
import { nobody } from '../arbitraries/shell.ts'
import { bench, pages } from './bench.ts'

describe('the global UI state', () => {
  it('SHELL-028 SHELL-039 SHELL-040 SHELL-042 at the start, no menu, modal or notice is shown, and the ID experiment is off', () => {
    expect(bench().shell.state.get()).toEqual({
      isMobileMenuOpen: false,
      modal: null,
      carousel: null,
      isDesktop: true,
      idExperiment: false,
      notices: [],
    })
  })

  it('SHELL-028 the mobile menu closes when the user opens a page and when the width reaches 768 px', () => {
    const { shell, width } = bench({ width: 390 })
    const isOpen = (): boolean => shell.state.get().isMobileMenuOpen
    shell.act.toggleMobileMenu()
    expect(isOpen()).toBe(true)
    shell.act.toggleMobileMenu()
    expect(isOpen()).toBe(false)
    shell.act.toggleMobileMenu()
    width.update(() => 767)
    expect(isOpen()).toBe(true)
    width.update(() => 768)
    expect(isOpen()).toBe(false)
    width.update(() => 390)
    expect(isOpen()).toBe(false)
    shell.act.toggleMobileMenu()
    shell.act.arriveAt('/card')
    expect(isOpen()).toBe(false)
    shell.act.toggleMobileMenu()
    shell.act.closeMobileMenu()
    expect(isOpen()).toBe(false)
  })

  it('SHELL-039 at most one modal is open: a second modal replaces the first', () => {
    const { shell } = bench()
    shell.modals.open({ name: 'opt-in-error', text: 'No' })
    shell.modals.open({ name: 'add-funds' })
    expect(shell.modal.get()).toMatchObject({ name: 'add-funds', text: null })
    shell.modals.close('opt-in-error')
    expect(shell.modal.get()?.name).toBe('add-funds')
    shell.act.closeModal()
    expect(shell.modal.get()).toBeNull()
  })

  it('SHELL-039 a modal closes when the user opens another page, unless the modal has `backdropCloses: false`', () => {
    const { shell } = bench()
    shell.act.arriveAt('/settings/security')
    shell.modals.open({ name: 'update-password' })
    shell.act.arriveAt('/settings/security')
    expect(shell.modal.get()?.name).toBe('update-password')
    shell.act.arriveAt('/settings/profile')
    expect(shell.modal.get()).toBeNull()
    shell.modals.open({ name: 'backup-codes', backdropCloses: false })
    shell.act.arriveAt('/home')
    expect(shell.modal.get()?.name).toBe('backup-codes')
  })

  it('SHELL-041 `isDesktop` changes whenever the window width crosses 768 px', () => {
    const { shell, width } = bench({ width: 500 })
    const seen: Array<boolean> = []
    shell.isDesktop.changes$.subscribe((now) => seen.push(now))
    for (const now of [768, 1024, 767, 320, 900]) width.update(() => now)
    expect(seen).toEqual([true, false, true])
    expect(shell.state.get().isDesktop).toBe(true)
  })

  it('SHELL-042 ROUTE-068 the ID experiment is on if the URL at start contains its secret, and stays on after a sign-out', () => {
    const start = startQuery(new Map([['secret', 'bpa']]))
    const { shell, stores } = bench({ start })
    expect(shell.state.get().idExperiment).toBe(true)
    stores.resetAll()
    expect(shell.state.get().idExperiment).toBe(true)
  })

  it('SHELL-043 a sign-out removes the notices', () => {
    const { shell, stores } = bench()
    const notice = { id: 'a', description: 'b', iconSrc: '/c.svg', actionText: 'd', actionHandler: () => undefined }
    shell.act.setNotices([notice])
    expect(shell.state.get().notices).toEqual([notice])
    stores.resetAll()
    expect(shell.state.get().notices).toEqual([])
  })
})

describe('modals', () => {
  it('`backdropCloses` of a modal is true, unless the modal was opened with `backdropCloses: false`', () => {
    const { shell } = bench()
    shell.modals.open({ name: 'add-funds' })
    expect(shell.modal.get()?.backdropCloses).toBe(true)
    shell.modals.open({ name: 'add-funds', backdropCloses: false })
    expect(shell.modal.get()?.backdropCloses).toBe(false)
  })

  it.each([
    ['always', 390, true],
    ['always', 1280, true],
    ['mobile', 767, true],
    ['mobile', 768, false],
    ['never', 390, false],
    ['never', 1280, false],
  ] as const)(
    'a modal that is opened with fullScreen "%s" at a window width of %i px covers the screen: %s',
    (fullScreen, width, isFullScreen) => {
      const { shell } = bench({ width })
      shell.modals.open({ name: 'add-funds', fullScreen })
      expect(shell.modal.get()).toMatchObject({ isFullScreen, maxWidth: isFullScreen ? null : 620 })
    },
  )

  it('LIM-012 a modal is at most 620 px wide; the desktop layout begins at a window width of 768 px', () => {
    expect([desktopBreakpoint.value, modalMaxWidth.value]).toEqual([768, 620])
  })
})

describe('wallet mode', () => {
  const byQuery = (query: Record<string, string>): boolean => startQuery(new Map(Object.entries(query))).isWallet

  it('SHELL-015 wallet mode is on if and only if the query string contains isWallet=true or the configuration requires it', () => {
    expect(byQuery({ isWallet: 'true' })).toBe(true)
    expect([{}, { isWallet: '' }, { isWallet: 'TRUE' }, { isWallet: '1' }, { iswallet: 'true' }].some(byQuery)).toBe(
      false,
    )
    expect(isWalletMode({ byQuery: false, byConfiguration: true })).toBe(true)
    expect(isWalletMode({ byQuery: true, byConfiguration: false })).toBe(true)
    expect(isWalletMode({ byQuery: false, byConfiguration: false })).toBe(false)
  })

  it('SHELL-015 in wallet mode, the shell shows only the wallet, even after a sign-out', () => {
    const { shell, stage, stores } = bench({ start: { isWallet: true, idExperiment: false } })
    stage.update(() => 'ready')
    const wallet = { stage: 'wallet', masthead: 'Card', lastFourDigits: '1234', body: 'Wallet' }
    expect(shell.view.get()).toEqual(wallet)
    stores.resetAll()
    expect(shell.view.get()).toEqual(wallet)
  })
})

describe('the view of the shell', () => {
  it('the shell shows only the spinner during the initialisation and while the browser opens a page outside the app', () => {
    const { shell, stage } = bench()
    expect(shell.view.get()).toEqual({ stage: 'spinner' })
    stage.update(() => 'leaving')
    expect(shell.view.get()).toEqual({ stage: 'spinner' })
  })

  it('SHELL-018 SHELL-019 after the initialisation, the shell shows the header immediately and the page 400 ms later', async () => {
    const { shell, stage, clock } = bench()
    stage.update(() => 'ready')
    expect(shell.view.get()).toMatchObject({ stage: 'app', entrance: { header: true, outlet: false } })
    await clock.advance(399)
    expect(shell.view.get()).toMatchObject({ entrance: { header: true, outlet: false } })
    await clock.advance(1)
    expect(shell.view.get()).toMatchObject({ entrance: { header: true, outlet: true } })
  })

  it('SHELL-018 SHELL-019 a shell that is created after the initialisation shows the header first, and the page 400 ms later', async () => {
    const { shell, clock } = bench({ stage: 'ready' })
    expect(shell.view.get()).toMatchObject({ entrance: { header: true, outlet: false } })
    await clock.advance(400)
    expect(shell.view.get()).toMatchObject({ entrance: { header: true, outlet: true } })
  })

  it('SHELL-019 if a second initialisation starts before the page appears, the page appears 400 ms after this initialisation', async () => {
    const { shell, stage, clock } = bench()
    stage.update(() => 'ready')
    await clock.advance(200)
    stage.update(() => 'initialising')
    await clock.advance(100)
    stage.update(() => 'ready')
    expect(shell.view.get()).toMatchObject({ entrance: { header: true, outlet: false } })
    await clock.advance(399)
    expect(shell.view.get()).toMatchObject({ entrance: { header: true, outlet: false } })
    await clock.advance(1)
    expect(shell.view.get()).toMatchObject({ entrance: { header: true, outlet: true } })
  })

  it('the shell shows that the initialisation failed, and shows the app after a successful retry', async () => {
    const { shell, stage, clock } = bench()
    stage.update(() => 'failed')
    expect(shell.view.get()).toEqual({ stage: 'failed', text: 'Something went wrong.', action: 'Try Again' })
    stage.update(() => 'initialising')
    expect(shell.view.get()).toEqual({ stage: 'spinner' })
    stage.update(() => 'ready')
    await clock.advance(400)
    expect(shell.view.get()).toMatchObject({ stage: 'app', entrance: { outlet: true } })
  })
})

describe('the masthead', () => {
  it.each([
    ['Home', '/home'],
    ['Pay Bills', '/bill-pay'],
    ['Card', '/card'],
    ['Crypto Payments', '/crypto-payments'],
  ])(
    'the masthead has a tab "%s" that links to %s and is marked as current on the pages below this path',
    (label, path) => {
      const at = (here: string) =>
        mastheadView({ path: here, isMobileMenuOpen: false, permissions: nobody, pages }).tabs
      expect(at('/settings').find((tab) => tab.label === label)).toMatchObject({
        target: { kind: 'route', path },
        isCurrent: false,
      })
      expect(
        at(`${path}/more`)
          .filter((tab) => tab.isCurrent)
          .map((tab) => tab.label),
      ).toEqual([label])
    },
  )

  it('the masthead has links to the settings and the support site, an entry for signing out, and a logo that links to "/id"', () => {
    const view = mastheadView({ path: '/home', isMobileMenuOpen: true, permissions: nobody, pages })
    expect(view.userMenu.map(({ label, target }) => [label, target])).toEqual([
      ['Settings', { kind: 'route', path: '/settings' }],
      ['Help & Support', { kind: 'external', address: '/pages/support' }],
      ['Sign Out', { kind: 'sign-out' }],
    ])
    expect(view.logo).toBe('/id')
    expect(view.mobileMenu.isOpen).toBe(true)
  })

  it('SHELL-033 SHELL-034 SHELL-035 merchants get the entry "Switch to Business", and facade users the entry "Util Dashboard"', () => {
    const view = mastheadView({
      path: '/home',
      isMobileMenuOpen: false,
      permissions: { ...nobody, merchant: true, facade: true },
      pages,
    })
    expect(view.userMenu.map(({ label, target }) => [label, target]).slice(1, 3)).toEqual([
      ['Switch to Business', { kind: 'route', path: '/dashboard' }],
      ['Util Dashboard', { kind: 'route', path: '/utils-dashboard' }],
    ])
  })

  it.each([
    ['/bill-pay/add', 'bill pay'],
    ['/crypto-payments', 'crypto payments'],
    ['/home', 'home'],
  ])('SHELL-036 on the path %s, the mobile menu button shows the text "%s"', (path, pill) => {
    const { shell, stage } = bench()
    stage.update(() => 'ready')
    shell.act.arriveAt(path)
    const view = shell.view.get()
    expect(view.stage === 'app' && view.masthead.pill).toBe(pill)
  })

  it('the masthead links only to known routes, and no menu contains the same entry twice', () => {
    const paths = routeIds.map((id) => routePath(id))
    for (const { target } of Object.values(navigation))
      if (target.kind === 'route') expect(paths).toContain(target.path)
    for (const menu of Object.values(menus)) expect(new Set(menu).size).toBe(menu.length)
  })
})
