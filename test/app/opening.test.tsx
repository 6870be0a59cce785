import 'reflect-metadata/lite'
import { constant, type Slides } from '@paydeck/core'
import { act, fireEvent, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Overlays } from '../../ui/app/Overlays.tsx'
import { useOpening } from '../../ui/app/use-opening.ts'
import { makeContainer } from '../../ui/di/container.ts'
import { ContainerProvider } from '../../ui/di/ContainerProvider.tsx'
import { port, slice } from '../../ui/di/tokens.ts'
import { bench } from '../shell/bench.ts'

const callOff = vi.fn<(open: string) => void>()
const heard = vi.fn()

const Slot = ({ open }: { readonly open: string | null }) => useOpening(open, callOff)

const show = (open: string | null) => {
  vi.clearAllMocks()
  const { container, rerender, unmount } = render(<Slot open={open} />)
  document.body.addEventListener('keydown', heard)
  return {
    shown: () => container.textContent,
    put: (next: string | null) => rerender(<Slot open={next} />),
    end: () => {
      unmount()
      document.body.removeEventListener('keydown', heard)
    },
  }
}

const painted = () =>
  act(() => new Promise<void>((resolve) => void requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)))))

it('calls off by Esc what is opening, of which nothing else hears then', async () => {
  const slot = show('a')
  fireEvent.keyDown(document.body, { key: 'Enter' })
  expect([callOff.mock.calls, heard.mock.calls.length]).toEqual([[], 1])
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect([callOff.mock.calls, heard.mock.calls.length]).toEqual([[['a']], 1])
  slot.put(null)
  await painted()
  expect(slot.shown()).toBe('')
  slot.end()
})

it('opens what is not called off, and leaves Esc alone from then on, and while nothing is open', async () => {
  const slot = show(null)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  slot.put('a')
  expect(slot.shown()).toBe('')
  await painted()
  expect(slot.shown()).toBe('a')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  slot.put(null)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect([callOff.mock.calls, heard.mock.calls.length]).toEqual([[], 3])
  slot.end()
})

it('SHELL-048 SHELL-055 calls off what Esc closes once it is open, and nothing else', () => {
  const { shell, stores, clock } = bench()
  const container = makeContainer([
    ({ bind }) => {
      bind(slice('shell')).toConstantValue(shell)
      bind(port('stores')).toConstantValue(stores)
      bind(port('clock')).toConstantValue(clock)
    },
  ])
  const { unmount } = render(
    <ContainerProvider container={container}>
      <Overlays />
    </ContainerProvider>,
  )
  const slides = constant<Slides>({ items: [{ kind: 'invoice', id: 'a', name: 'Alder' }], canLoadMore: false })
  const pressEscape = () => fireEvent.keyDown(document.body, { key: 'Escape' })
  act(() => shell.modals.open({ name: 'add-funds' }))
  pressEscape()
  expect(shell.modal.get()).toBeNull()
  act(() => shell.carousels.open({ slides, index: 0, loadMore: () => undefined }))
  pressEscape()
  expect(shell.carousel.get()).toBeNull()
  act(() => shell.modals.open({ name: 'backup-codes', backdropCloses: false }))
  pressEscape()
  expect(shell.modal.get()?.name).toBe('backup-codes')
  unmount()
})
