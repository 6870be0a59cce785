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

/** Renders a page that is hidden at first. The test decides when the window paints an animation frame. */
const opened = (code: Promise<void> = Promise.resolve()) => {
  const frames = new Map<number, FrameRequestCallback>()
  let requested = 0
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => {
    requested += 1
    frames.set(requested, frame)
    return requested
  })
  const cancel = vi.spyOn(window, 'cancelAnimationFrame').mockImplementation((id) => void frames.delete(id))
  const entered = makeEntered(code)
  let isReported = false
  void entered.painted.then(() => {
    isReported = true
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
  return { isReported: () => isReported, show: () => rerender(page(true)), paint, unmount, cancel }
}

afterEach(() => void vi.restoreAllMocks())

it('`painted` of useEntered resolves after the first paint of the page, and not before', async () => {
  const { isReported, show, paint } = opened()
  await paint()
  expect(isReported()).toBe(false)
  show()
  await act(settle)
  expect(isReported()).toBe(false)
  await paint()
  expect(isReported()).toBe(true)
})

it('`painted` of useEntered does not resolve until the code of the page has loaded', async () => {
  let arrive = (): void => undefined
  const { isReported, show, paint } = opened(
    new Promise<void>((resolve) => {
      arrive = resolve
    }),
  )
  show()
  await paint()
  await paint()
  expect(isReported()).toBe(false)
  arrive()
  await act(settle)
  expect(isReported()).toBe(true)
})

it('in a background tab, `painted` of useEntered resolves without a paint', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const { isReported, show } = opened()
  show()
  await act(settle)
  expect(isReported()).toBe(true)
})

it('if the page is unmounted before its first paint, `painted` of useEntered does not resolve', async () => {
  const { isReported, show, paint, unmount, cancel } = opened()
  show()
  unmount()
  expect(cancel).toHaveBeenCalledTimes(1)
  await paint()
  expect(isReported()).toBe(false)
})
