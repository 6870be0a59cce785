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

/** Whether the browser is left to do what the click means to it. */
const followsByItself = (how: Parameters<typeof fireEvent.click>[1]): boolean => {
  // Nothing is loaded here: the click itself ends at the document.
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

it('SHELL-001 addresses a link below the base path, and moves without loading the page anew', () => {
  renderLink('/settings/profile?add-name=true')
  expect(link().getAttribute('href')).toBe('/id/settings/profile?add-name=true')
  expect(place()).toBe('POP /home')
  fireEvent.click(link())
  expect(place()).toBe('PUSH /settings/profile?add-name=true')
  expect(window.location.pathname + window.location.search).toBe('/id/settings/profile?add-name=true')
})

it('adds no entry to the history for the page that one is at', () => {
  renderLink('/home')
  fireEvent.click(link())
  expect(place()).toBe('REPLACE /home')
})

it.each([{ button: 1 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
  'leaves a click with %o to the browser',
  (how) => {
    renderLink('/card')
    expect(followsByItself(how)).toBe(true)
    expect(place()).toBe('POP /home')
  },
)

it('follows the browser back', () => {
  renderLink('/card')
  fireEvent.click(link())
  act(() => {
    window.history.replaceState(null, '', '/id/home')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(place()).toBe('POP /home')
})

it('SHELL-084 gives each entry a key that it keeps', () => {
  const history = browserHistory(window)
  expect(history.present().location.key).toBe('default')
  history.push('/id/card')
  const { key } = history.present().location
  expect(key).not.toBe('default')
  expect(browserHistory(window).present().location.key).toBe(key)
})

it('loads the page anew where the browser refuses another entry', () => {
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
