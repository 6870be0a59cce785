import { act, fireEvent, render, screen } from '@testing-library/react'
import { useLocation, useNavigationType } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { AppRouter } from '../../ui/app/AppRouter.tsx'
import { browserHistory } from '../../ui/app/history.ts'
import { makeRouterLink } from '../../ui/app/RouterLink.tsx'

const RouterLink = makeRouterLink(() => undefined)

const Where = () => {
  const { pathname, search } = useLocation()
  return <output>{`${useNavigationType()} ${pathname}${search}`}</output>
}

const renderLink = (to: string) =>
  render(
    <AppRouter base="/id">
      <RouterLink to={to}>Go</RouterLink>
      <Where />
    </AppRouter>,
  )

const place = (): string | null => screen.getByRole('status').textContent
const link = (): HTMLElement => screen.getByRole('link', { name: 'Go' })

/** True if the app does not handle the click, so that the browser follows the link. */
const isLeftToBrowser = (how: Parameters<typeof fireEvent.click>[1]): boolean => {
  // Keeps the simulated browser from navigating. Runs after the app has handled the click.
  const stop = vi.fn((event: Event) => event.preventDefault())
  let prevented = false
  const see = (event: Event) => {
    prevented = event.defaultPrevented
    stop(event)
  }
  window.addEventListener('click', see, { once: true })
  fireEvent.click(link(), how)
  return !prevented
}

beforeEach(() => window.history.replaceState(null, '', '/id/home'))

it('SHELL-001 the URL of a link starts with the base path "/id", and a click on the link opens its page without a reload', () => {
  renderLink('/settings/profile?add-name=true')
  expect(link().getAttribute('href')).toBe('/id/settings/profile?add-name=true')
  expect(place()).toBe('POP /home')
  fireEvent.click(link())
  expect(place()).toBe('PUSH /settings/profile?add-name=true')
  expect(window.location.pathname + window.location.search).toBe('/id/settings/profile?add-name=true')
})

it('a link to the current page replaces the browser’s history entry instead of adding one', () => {
  renderLink('/home')
  fireEvent.click(link())
  expect(place()).toBe('REPLACE /home')
})

it.each([{ button: 1 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
  'the router does not handle a click with %o on a link, but lets the browser handle it',
  (how) => {
    renderLink('/card')
    expect(isLeftToBrowser(how)).toBe(true)
    expect(place()).toBe('POP /home')
  },
)

it('the router shows the previous page when the user presses the browser’s back button', () => {
  renderLink('/card')
  fireEvent.click(link())
  act(() => {
    window.history.replaceState(null, '', '/id/home')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(place()).toBe('POP /home')
})

it('SHELL-084 the browser’s history entry has the same key after a reload', () => {
  const history = browserHistory(window)
  expect(history.present().location.key).toBe('default')
  history.push('/id/card')
  const { key } = history.present().location
  expect(key).not.toBe('default')
  expect(browserHistory(window).present().location.key).toBe(key)
})

it('if the browser rejects a new history entry, the navigation loads a new document', () => {
  const assign = vi.fn()
  const refusing = {
    location: { assign },
    history: {
      pushState: () => {
        throw new Error('too many')
      },
    },
    addEventListener: () => undefined,
  }
  browserHistory(refusing as unknown as Window).push('/id/card')
  expect(assign).toHaveBeenCalledWith('/id/card')
})
