import { makeStores } from '@paydeck/core'
import { type FakeClock, fakeClock } from '@paydeck/core/testing'
import { act, fireEvent, render } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { ChatPlace } from '../../ui/app/ChatPlace.tsx'
import { framed } from '../slice-bench/framed.tsx'

const isDesktop = makeStores().make(false)
let clock: FakeClock

const isHidden = (): boolean => document.documentElement.hasAttribute('data-aside')

/** Simulates scrolling a page of 2000 px to `top` in a window of 800 px. */
const scrollTo = (top: number): void => {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top })
  window.dispatchEvent(new Event('scroll'))
}

const show = () => {
  return render(
    <>
      <ChatPlace />
      <label>
        Amount <input />
      </label>
      <input type="checkbox" />
    </>,
    framed({ ports: { clock }, slices: { shell: { isDesktop } } }),
  )
}

beforeEach(() => {
  clock = fakeClock()
  isDesktop.update(() => false)
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: 2000 })
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 })
  Object.assign(window, { innerHeight: 800 })
})

it('on a narrow screen, the chat button is hidden until the user has scrolled to the end of the page', () => {
  show()
  document.dispatchEvent(new FocusEvent('focusin'))
  expect(isHidden()).toBe(true)
  scrollTo(600)
  expect(isHidden()).toBe(true)
  // The button fits beside the footer.
  scrollTo(1200)
  expect(isHidden()).toBe(false)
})

it('the chat button appears for 4 s when the user scrolls up', async () => {
  show()
  scrollTo(600)
  scrollTo(500)
  expect(isHidden()).toBe(false)
  await clock.advance(3999)
  expect(isHidden()).toBe(false)
  await clock.advance(1)
  expect(isHidden()).toBe(true)
})

it('the chat button hides while a text field has the focus, even at the end of the page', () => {
  const { container } = show()
  scrollTo(1200)
  const [amount, box] = container.querySelectorAll('input')
  act(() => amount?.focus())
  expect(isHidden()).toBe(true)
  act(() => box?.focus())
  expect(isHidden()).toBe(false)
})

it('on a wide screen, the chat button is always visible, and removes its listeners when it is unmounted', () => {
  const { unmount } = show()
  scrollTo(600)
  act(() => isDesktop.update(() => true))
  expect(isHidden()).toBe(false)
  fireEvent.scroll(window)
  expect(isHidden()).toBe(false)
  act(() => isDesktop.update(() => false))
  scrollTo(700)
  expect(isHidden()).toBe(true)
  unmount()
  expect(isHidden()).toBe(false)
  scrollTo(800)
  expect(isHidden()).toBe(false)
})
