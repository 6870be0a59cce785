import { makeStores } from '@paydeck/core'
import { type FakeClock, fakeClock } from '@paydeck/core/testing'
import { act, fireEvent, render } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { ChatPlace } from '../../ui/app/ChatPlace.tsx'
import { framed } from '../slice-bench/framed.tsx'

const isDesktop = makeStores().make(false)
let clock: FakeClock

const isAside = (): boolean => document.documentElement.hasAttribute('data-aside')

/** A page of 2000 px in a window of 800. */
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

it('leaves the window to amounts and rows wherever the page goes on below', () => {
  show()
  document.dispatchEvent(new FocusEvent('focusin'))
  expect(isAside()).toBe(true)
  scrollTo(600)
  expect(isAside()).toBe(true)
  // The foot of the page has room for it.
  scrollTo(1200)
  expect(isAside()).toBe(false)
})

it('comes for 4 s when one scrolls back, and goes again', async () => {
  show()
  scrollTo(600)
  scrollTo(500)
  expect(isAside()).toBe(false)
  await clock.advance(3999)
  expect(isAside()).toBe(false)
  await clock.advance(1)
  expect(isAside()).toBe(true)
})

it('is out of the way of a field that has the focus, at the end of the page too', () => {
  const { container } = show()
  scrollTo(1200)
  const [amount, box] = container.querySelectorAll('input')
  act(() => amount?.focus())
  expect(isAside()).toBe(true)
  act(() => box?.focus())
  expect(isAside()).toBe(false)
})

it('keeps its place where there is room beside the page, and leaves nothing behind', () => {
  const { unmount } = show()
  scrollTo(600)
  act(() => isDesktop.update(() => true))
  expect(isAside()).toBe(false)
  fireEvent.scroll(window)
  expect(isAside()).toBe(false)
  act(() => isDesktop.update(() => false))
  scrollTo(700)
  expect(isAside()).toBe(true)
  unmount()
  expect(isAside()).toBe(false)
  scrollTo(800)
  expect(isAside()).toBe(false)
})
