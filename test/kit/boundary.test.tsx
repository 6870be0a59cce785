import { combine, makeStores, project } from '@paydeck/core'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ModalHost } from '../../ui/app/ModalHost.tsx'
import { modals } from '../../ui/app/registries.ts'
import { rootOptions } from '../../ui/app/root-options.ts'
import { useLive } from '../../ui/di/use-live.ts'
import { Boundary } from '../../ui/kit/Boundary.tsx'
import { lazy } from '../../ui/kit/lazy.tsx'
import { Panel } from '../../ui/kit/Panel.tsx'

const failure = "We couldn't show this part of the page."
const error = vi.fn<(message: string) => void>()
const options = rootOptions({ error, warn: vi.fn() })

const secret = '078-05-1120'
let isBroken = true
const Fragile = () => {
  if (isBroken) throw new RangeError(secret)
  return <p>Whole</p>
}

const mend = async (): Promise<void> => {
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  isBroken = true
}

it('if the content of a panel throws an error, the panel keeps its heading; a retry shows the content', async () => {
  render(
    <Panel heading="Bills">
      <Fragile />
    </Panel>,
    options,
  )
  expect(screen.getByRole('heading', { name: 'Bills' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain(failure)
  await mend()
  expect(screen.getByText('Whole')).toBeTruthy()
  expect(screen.queryByText(failure)).toBeNull()
})

it('the error boundary logs the class of an error once, and never the message of the error', () => {
  error.mockClear()
  render(
    <Boundary>
      <Fragile />
    </Boundary>,
    options,
  )
  expect(error).toHaveBeenCalledOnce()
  expect(error.mock.calls[0]?.[0]).toMatch(/^RangeError while rendering/)
  expect(error.mock.calls[0]?.[0]).not.toContain(secret)
})

it('if a lazily loaded component throws an error, the rest of the page still works', async () => {
  const Part = lazy(
    () => Promise.resolve(Fragile),
    () => null,
  )
  render(
    <>
      <p>Beside it</p>
      <Part />
    </>,
    options,
  )
  expect(await screen.findByText(failure)).toBeTruthy()
  expect(screen.getByText('Beside it')).toBeTruthy()
  await mend()
  expect(screen.getByText('Whole')).toBeTruthy()
})

it('a dialog whose content throws an error offers a retry and can be closed', async () => {
  const onClose = vi.fn()
  render(
    <ModalHost
      modal={{
        name: 'lock-card',
        text: null,
        maxWidth: null,
        isFullScreen: false,
        backdropCloses: true,
        request: { name: 'lock-card' },
      }}
      registry={{ ...modals, 'lock-card': { content: Fragile } }}
      onClose={onClose}
    />,
    options,
  )
  expect(screen.getByRole('dialog', { name: 'Lock Card' }).textContent).toContain(failure)
  await mend()
  expect(screen.getByText('Whole')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('if a computed value throws an error after a change, the component shows a failure; a retry shows the value again', async () => {
  const stores = makeStores()
  const count = stores.make(0)
  const view = project(
    combine({ double: project(count, (now) => (now === 1 ? count.get() / oops() : now * 2)) }),
    String,
  )
  const shown = project(combine({ view, count }), ({ count: now }) => `Count ${now}`)
  const Shown = () => <p>{useLive(shown)}</p>
  render(
    <Boundary>
      <Shown />
    </Boundary>,
    options,
  )
  expect(screen.getByText('Count 0')).toBeTruthy()
  act(() => count.update(() => 1))
  expect(screen.getByText(failure)).toBeTruthy()
  act(() => count.update(() => 2))
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(screen.getByText('Count 2')).toBeTruthy()
  act(() => count.update(() => 3))
  expect(screen.getByText('Count 3')).toBeTruthy()
})

const oops = (): never => {
  throw new Error('The view does not know this')
}
