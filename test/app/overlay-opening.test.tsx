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

const cancel = vi.fn<(open: string) => void>()
const onKeyDown = vi.fn()

const Slot = ({ open }: { readonly open: string | null }) => useOpening(open, cancel)

const show = (open: string | null) => {
  vi.clearAllMocks()
  const { container, rerender, unmount } = render(<Slot open={open} />)
  document.body.addEventListener('keydown', onKeyDown)
  return {
    shown: () => container.textContent,
    setOpen: (next: string | null) => rerender(<Slot open={next} />),
    end: () => {
      unmount()
      document.body.removeEventListener('keydown', onKeyDown)
    },
  }
}

const painted = () =>
  act(() => new Promise<void>((resolve) => void requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)))))

it('Escape cancels an overlay that is about to open, and no other listener receives the key event', async () => {
  const slot = show('a')
  fireEvent.keyDown(document.body, { key: 'Enter' })
  expect([cancel.mock.calls, onKeyDown.mock.calls.length]).toEqual([[], 1])
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect([cancel.mock.calls, onKeyDown.mock.calls.length]).toEqual([[['a']], 1])
  slot.setOpen(null)
  await painted()
  expect(slot.shown()).toBe('')
  slot.end()
})

it('an overlay opens after the next paint; Escape does not cancel it when it is already open or closed', async () => {
  const slot = show(null)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  slot.setOpen('a')
  expect(slot.shown()).toBe('')
  await painted()
  expect(slot.shown()).toBe('a')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  slot.setOpen(null)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect([cancel.mock.calls, onKeyDown.mock.calls.length]).toEqual([[], 3])
  slot.end()
})

it('SHELL-048 SHELL-055 Escape stops an overlay from opening if and only if Escape also closes this overlay once it is open', () => {
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
