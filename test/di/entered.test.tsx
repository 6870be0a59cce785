import 'reflect-metadata/lite'
import { settle } from '@paydeck/core/testing'
import { act, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { makeContainer } from '../../ui/di/container.ts'
import { ContainerProvider } from '../../ui/di/ContainerProvider.tsx'
import { enteredToken, makeEntered, useEntered } from '../../ui/di/entered.ts'

const Page = ({ isShown }: { readonly isShown: boolean }) => {
  useEntered(isShown)
  return null
}

/** A page in a window whose frames the test paints. */
const opened = (code: Promise<void> = Promise.resolve()) => {
  const frames = new Map<number, FrameRequestCallback>()
  let asked = 0
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => {
    asked += 1
    frames.set(asked, frame)
    return asked
  })
  const cancel = vi.spyOn(window, 'cancelAnimationFrame').mockImplementation((id) => void frames.delete(id))
  const entered = makeEntered(code)
  let isTold = false
  void entered.painted.then(() => {
    isTold = true
  })
  const container = makeContainer([({ bind }) => void bind(enteredToken).toConstantValue(entered)])
  const page = (isShown: boolean) => (
    <ContainerProvider container={container}>
      <Page isShown={isShown} />
    </ContainerProvider>
  )
  const { rerender, unmount } = render(page(false))
  const paint = async (): Promise<void> => {
    const due = [...frames.values()]
    frames.clear()
    for (const frame of due) frame(0)
    await new Promise((later) => setTimeout(later))
    await act(settle)
  }
  return { isTold: () => isTold, show: () => rerender(page(true)), paint, unmount, cancel }
}

afterEach(() => void vi.restoreAllMocks())

it('reports the page once it is painted, and not before', async () => {
  const { isTold, show, paint } = opened()
  await paint()
  expect(isTold()).toBe(false)
  show()
  await act(settle)
  expect(isTold()).toBe(false)
  await paint()
  expect(isTold()).toBe(true)
})

it('reports the page only when its code is loaded', async () => {
  let arrive = (): void => undefined
  const { isTold, show, paint } = opened(
    new Promise<void>((resolve) => {
      arrive = resolve
    }),
  )
  show()
  await paint()
  await paint()
  expect(isTold()).toBe(false)
  arrive()
  await act(settle)
  expect(isTold()).toBe(true)
})

it('reports the page at once in a background tab, which paints nothing', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const { isTold, show } = opened()
  show()
  await act(settle)
  expect(isTold()).toBe(true)
})

it('does not report a page that is gone before its paint', async () => {
  const { isTold, show, paint, unmount, cancel } = opened()
  show()
  unmount()
  expect(cancel).toHaveBeenCalledTimes(1)
  await paint()
  expect(isTold()).toBe(false)
})
