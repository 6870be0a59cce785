import { settle } from '@paydeck/core/testing'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { type Bindings, makeContainer } from '../../ui/di/container.ts'
import { ContainerProvider } from '../../ui/di/ContainerProvider.tsx'
import { type LazyBindings, lazyBindingsToken } from '../../ui/di/lazy-bindings.ts'
import { lazyPart } from '../../ui/di/lazy-part.ts'
import { type Token, useService } from '../../ui/di/use-service.ts'

const greeting: Token<string> = Symbol('greeting')
const port: Token<string> = Symbol('port')

const binding =
  (token: Token<string>, value: string): Bindings =>
  ({ bind }) =>
    void bind(token).toConstantValue(value)

const Greeting = () => (
  <p>
    {useService(greeting)} from {useService(port)}
  </p>
)

const make = () => {
  const load = vi.fn(() => Promise.resolve({ Greeting }))
  const Part = lazyPart(
    ['nameUpdate'],
    load,
    (part) => part.Greeting,
    () => <p>Waiting</p>,
  )
  return { load, Part }
}

const bindingsFrom = (place: string): LazyBindings => {
  const modules = [binding(port, place), binding(greeting, 'Hello')]
  return vi.fn(() => Promise.resolve(modules))
}

const show = (Part: ReturnType<typeof make>['Part'], bindings: LazyBindings) => {
  const container = makeContainer([])
  container.bind(lazyBindingsToken).toConstantValue(bindings)
  return render(
    <ContainerProvider container={container}>
      <Part />
    </ContainerProvider>,
  )
}

it('a component of lazyPart renders as soon as its code and its bindings have loaded', async () => {
  const { load, Part } = make()
  const bindings = bindingsFrom('here')
  show(Part, bindings)
  expect(screen.getByText('Waiting')).toBeTruthy()
  await act(settle)
  expect(screen.getByText('Hello from here')).toBeTruthy()
  expect(bindings).toHaveBeenCalledExactlyOnceWith(['nameUpdate'])
  expect(load).toHaveBeenCalledOnce()
})

it('a preloaded component of lazyPart renders immediately, and does not load its code again', async () => {
  const { load, Part } = make()
  const bindings = bindingsFrom('here')
  await Part.preload(bindings)
  const { unmount } = show(Part, bindings)
  expect(screen.getByText('Hello from here')).toBeTruthy()
  unmount()
  // A second app in the same document uses the same bindings in its own container.
  show(Part, bindings)
  expect(screen.getByText('Hello from here')).toBeTruthy()
  expect(bindings).toHaveBeenCalledOnce()
  expect(load).toHaveBeenCalledOnce()
})

it('a component of lazyPart uses the bindings of its own app, even if another app on the page has preloaded it', async () => {
  const { Part } = make()
  await Part.preload(bindingsFrom('elsewhere'))
  show(Part, bindingsFrom('here'))
  await act(settle)
  expect(screen.getByText('Hello from here')).toBeTruthy()
})

it('if both the preload and the first load fail, a retry shows the component of lazyPart', async () => {
  const { load, Part } = make()
  const bindings = bindingsFrom('here')
  load.mockRejectedValueOnce(new Error('offline'))
  await expect(Part.preload(bindings)).rejects.toThrow('offline')
  load.mockRejectedValueOnce(new Error('offline'))
  show(Part, bindings)
  await act(settle)
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await act(settle)
  expect(screen.getByText('Hello from here')).toBeTruthy()
})
