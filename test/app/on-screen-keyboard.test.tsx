import { act, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useKeyboardRoom } from '../../ui/app/use-keyboard-room.ts'

/** Fake visual viewport whose values the test changes. */
class FakeViewport extends EventTarget {
  height = 800
  offsetTop = 0
  scale = 1
  listeners = 0
  change(values: Partial<Pick<FakeViewport, 'height' | 'offsetTop' | 'scale'>>): void {
    Object.assign(this, values)
    act(() => void this.dispatchEvent(new Event('resize')))
  }
  override addEventListener(...given: Parameters<EventTarget['addEventListener']>): void {
    this.listeners += 1
    super.addEventListener(...given)
  }
  override removeEventListener(...given: Parameters<EventTarget['removeEventListener']>): void {
    this.listeners -= 1
    super.removeEventListener(...given)
  }
}

const Sheet = ({ isOpen }: { readonly isOpen: boolean }) => {
  const dialog = useRef<HTMLDivElement>(null)
  useKeyboardRoom(isOpen, dialog)
  return <div ref={dialog} data-testid="sheet" />
}

const show = () => {
  const view = new FakeViewport()
  vi.stubGlobal('visualViewport', view)
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800)
  const { getByTestId, rerender, unmount } = render(<Sheet isOpen />)
  const covered = () => getByTestId('sheet').style.getPropertyValue('--z-keyboard')
  return { view, covered, unmount, close: () => rerender(<Sheet isOpen={false} />) }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('a bottom sheet moves up by the height that the on-screen keyboard covers, and down when the keyboard closes', () => {
  const { view, covered } = show()
  expect(covered()).toBe('0px')
  view.change({ height: 460.4 })
  expect(covered()).toBe('340px')
  // The browser scrolls the visual viewport when it shows the focused field above the keyboard.
  view.change({ offsetTop: 100 })
  expect(covered()).toBe('240px')
  view.change({ height: 800, offsetTop: 0 })
  expect(covered()).toBe('0px')
})

it('a bottom sheet does not move up when the user zooms into the page', () => {
  const { view, covered } = show()
  view.change({ height: 400, scale: 2 })
  expect(covered()).toBe('0px')
})

it('a bottom sheet removes its listeners when it is closed', () => {
  const { view, covered, close, unmount } = show()
  view.change({ height: 460 })
  close()
  expect(view.listeners).toBe(0)
  expect(covered()).toBe('')
  unmount()
  expect(view.listeners).toBe(0)
})
