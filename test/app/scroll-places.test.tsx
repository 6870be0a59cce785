import type { TextStorage } from '@paydeck/core'
import { act, render } from '@testing-library/react'
import { option as O } from 'fp-ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FrameColour } from '../../ui/app/FrameColour.tsx'
import { keepPlaces, keptPlaces, scrollOnceThere } from '../../ui/app/scroll-places.ts'

const storageOf = (text: string | null): TextStorage & { readonly text: () => string | null } => {
  let stored = text
  return {
    text: () => stored,
    read: () => O.fromNullable(stored),
    write: (_, value) => {
      stored = value
    },
    remove: () => {
      stored = null
    },
  }
}

describe('stored scroll positions', () => {
  it('SHELL-084 the storage keeps the scroll positions of only the last 50 history entries', () => {
    const storage = storageOf(null)
    keepPlaces(storage, new Map(Array.from({ length: 60 }, (_, index) => [`k${index}`, index])))
    const kept = keptPlaces(storage)
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([50, ['k10', 10], ['k59', 59]])
  })

  it.each([null, '', '{', '{}', 'null', '[1,null,["a"],["a","b"],["a",null],[1,1]]'])(
    'the storage returns no scroll positions if the stored text is missing or invalid: %s',
    (text) => {
      expect(keptPlaces(storageOf(text))).toEqual([])
    },
  )
})

describe('restoring a scroll position', () => {
  let height = 0
  let grow: () => void = () => undefined
  const scrollTo = vi.fn()
  const disconnect = vi.fn()

  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: () => void) {
          grow = callback
        }
        observe = () => grow()
        disconnect = disconnect
      },
    )
    vi.stubGlobal('scrollTo', scrollTo)
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height)
    document.body.innerHTML = '<main><section aria-busy="true"></section></main>'
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    scrollTo.mockClear()
    disconnect.mockClear()
    document.body.innerHTML = ''
  })

  const growTo = (more: number): void => {
    height = window.innerHeight + more
    grow()
  }

  it('SHELL-084 the page scrolls to its stored position when it is high enough, and again while parts of it still load', () => {
    height = window.innerHeight
    scrollOnceThere(400)
    growTo(399)
    expect(scrollTo).not.toHaveBeenCalled()
    growTo(400)
    growTo(500)
    expect(scrollTo.mock.calls).toEqual([[{ top: 400, behavior: 'instant' }], [{ top: 400, behavior: 'instant' }]])
    expect(disconnect).not.toHaveBeenCalled()
    document.querySelector('section')?.setAttribute('aria-busy', 'false')
    growTo(600)
    expect(disconnect).toHaveBeenCalledOnce()
  })

  it.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
    'the page does not scroll by itself after the event %s',
    (name) => {
      height = window.innerHeight
      scrollOnceThere(400)
      window.dispatchEvent(new Event(name))
      expect(disconnect).toHaveBeenCalledOnce()
    },
  )
})

it('the theme colour of the page follows the chosen appearance, or the system setting if none is chosen', async () => {
  document.head.innerHTML = '<meta name="theme-color" content="#fff"><meta name="theme-color" content="#000">'
  const media = () => [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('media'))
  const choose = (scheme: string) =>
    act(async () => {
      document.documentElement.style.colorScheme = scheme
      await new Promise((resolve) => void setTimeout(resolve))
    })
  const { unmount } = render(<FrameColour />)
  const system = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']
  expect(media()).toEqual(system)
  await choose('dark')
  expect(media()).toEqual(['not all', 'all'])
  await choose('light')
  expect(media()).toEqual(['all', 'not all'])
  await choose('')
  expect(media()).toEqual(system)
  unmount()
  await choose('dark')
  expect(media()).toEqual(system)
  document.documentElement.style.colorScheme = ''
  document.head.innerHTML = ''
})
