import 'reflect-metadata/lite'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shellView } from '@paydeck/core'
import { mastheadView } from '@paydeck/core/shell'
import { settle } from '@paydeck/core/testing'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Subject } from 'rxjs'
import { describe, expect, it, vi } from 'vitest'
import { readAppearance } from '../../ui/app/appearance.ts'
import { AppearanceChoice } from '../../ui/app/AppearanceChoice.tsx'
import { Entering, Initialising, PageWaiting, PlainFailure } from '../../ui/app/Initialising.tsx'
import { useStartScreenEnd } from '../../ui/app/start-screen.ts'
import { WalletMode } from '../../ui/app/WalletMode.tsx'
import { makeContainer } from '../../ui/di/container.ts'
import { ContainerProvider } from '../../ui/di/ContainerProvider.tsx'
import { enteredToken, makeEntered } from '../../ui/di/entered.ts'
import { nobody } from '../arbitraries/shell.ts'
import { textStorage } from '../slice-bench/index.ts'
import { pages } from './bench.ts'

const masthead = mastheadView({ path: '/home', isMobileMenuOpen: false, permissions: nobody, pages })
const entrance = { header: true, outlet: true }

/** Markup of the start screen. It is part of index.html, so it is visible before the app's script has loaded. */
const [startScreen = ''] =
  /<div class="start".*(?=<div id="root">)/s.exec(
    readFileSync(join(import.meta.dirname, '../../ui/index.html'), 'utf8'),
  ) ?? []

describe('the start screen', () => {
  const place = (): HTMLElement => {
    document.body.innerHTML = startScreen
    return document.body.appendChild(document.createElement('div'))
  }
  const shown = (): string | undefined => document.getElementById('start')?.dataset['shown']

  it('SHELL-016 the start screen has no header or page, is named "Loading" and hides its placeholders from screen readers', async () => {
    render(<Initialising />, { container: place() })
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
    expect(screen.queryByRole('banner')).toBeNull()
    expect(screen.queryByRole('main')).toBeNull()
    expect(document.querySelector('.skeletons')?.getAttribute('aria-hidden')).toBe('true')
    // The user can press "Reload" if the script of the app does not load.
    expect(screen.getByText('Reload').getAttribute('href')).toBe('')
  })

  it('the start screen stays in the document until the page appears; it is shown again while another page loads', async () => {
    const container = place()
    const before = document.getElementById('start')
    const { rerender } = render(<Initialising key="start" />, { container })
    expect([document.getElementById('start'), shown()]).toEqual([before, 'start'])
    rerender(<Entering key="still" />)
    await settle()
    expect([document.getElementById('start'), shown()]).toEqual([before, 'still'])
    rerender(<p>Home</p>)
    await settle()
    expect(document.getElementById('start')).toBeNull()
    rerender(<PageWaiting key="page" />)
    await settle()
    expect([document.getElementById('start'), shown()]).toEqual([before, 'page'])
    expect(container.querySelector('[aria-busy="true"]')).toBeTruthy()
  })

  it.each([
    ['a page removes the start screen', <p key="page">Home</p>, undefined],
    ['a page whose code loads keeps the start screen', <PageWaiting key="page" />, 'page'],
  ])('SHELL-016 in the first render, %s', async (_what, page, expected) => {
    const FirstRender = () => {
      useStartScreenEnd()
      return page
    }
    render(<FirstRender />, { container: place() })
    await settle()
    expect(shown()).toBe(expected)
  })
})

it('SHELL-020 PlainFailure shows "Something went wrong.", and its button "Try Again" calls `onRetry`', async () => {
  const again = vi.fn()
  const view = shellView({ stage: 'failed', isWallet: false, entrance, masthead })
  if (view.stage !== 'failed') throw new Error('not failed')
  render(<PlainFailure {...view} onRetry={again} />)
  expect(screen.getByText('Something went wrong.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(again).toHaveBeenCalledTimes(1)
})

it('SHELL-011 SHELL-012 SHELL-013 SHELL-014 WalletMode renders only the masthead and the wallet, without links or buttons', async () => {
  const view = shellView({ stage: 'ready', isWallet: true, entrance, masthead })
  if (view.stage !== 'wallet') throw new Error('no wallet')
  const entered = makeEntered(Promise.resolve())
  const container = makeContainer([({ bind }) => void bind(enteredToken).toConstantValue(entered)])
  render(
    <ContainerProvider container={container}>
      <WalletMode productName="Acme" view={view} />
    </ContainerProvider>,
  )
  expect(screen.getByRole('banner', { name: 'Card' })).toBeTruthy()
  expect(screen.getByText('1234')).toBeTruthy()
  expect(screen.getByRole('main').textContent).toBe('Wallet')
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  await expect(entered.painted).resolves.toBeUndefined()
})

const storageChanges$ = new Subject<string | null>()
const tabs = { storageChanges$ }

it('AppearanceChoice applies the chosen appearance and stores it', async () => {
  const storage = textStorage()
  const { unmount } = render(<AppearanceChoice storage={storage} tabs={tabs} />)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'System' }).checked).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(document.documentElement.style.colorScheme).toBe('dark')
  unmount()
  render(<AppearanceChoice storage={storage} tabs={tabs} />)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Dark' }).checked).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: 'System' }))
  expect(document.documentElement.style.colorScheme).toBe('')
  expect(storage.kept.size).toBe(0)
})

it('AppearanceChoice shows the appearance chosen in another tab, and removes its listener when it unmounts', () => {
  const storage = textStorage()
  const { unmount } = render(<AppearanceChoice storage={storage} tabs={tabs} />)
  storage.write('appearance', 'dark')
  act(() => storageChanges$.next('appearance'))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Dark' }).checked).toBe(true)
  unmount()
  expect(storageChanges$.observed).toBe(false)
})

it('readAppearance returns the system appearance if the stored value is unknown', () => {
  const storage = textStorage()
  storage.write('appearance', 'sepia')
  expect(readAppearance(storage)).toBe('system')
})
