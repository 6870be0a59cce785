import { settle } from '@paydeck/core/testing'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { expect, it, vi } from 'vitest'
import { lazy, LazyGate, type LostProps, retryLostParts } from '../../ui/kit/lazy.tsx'

interface GreetingProps {
  readonly name: string
}

const Greeting = ({ name }: GreetingProps) => <p>Hello {name}</p>
const Waiting = () => <p>Waiting</p>
const arrives = (): Promise<ComponentType<GreetingProps>> => Promise.resolve(Greeting)

it('a lazy component shows a placeholder until its code has loaded, and renders immediately the next time', async () => {
  const Lazy = lazy(arrives, Waiting)
  const { unmount } = render(<Lazy name="Ada" />)
  expect(screen.getByText('Waiting')).toBeTruthy()
  await act(settle)
  expect(screen.getByText('Hello Ada')).toBeTruthy()
  unmount()
  render(<Lazy name="Bob" />)
  expect(screen.getByText('Hello Bob')).toBeTruthy()
})

it('the placeholder of a lazy component receives the props of the component', () => {
  const Lazy = lazy(arrives, ({ name }: GreetingProps) => <p>Waiting for {name}</p>)
  render(<Lazy name="Ada" />)
  expect(screen.getByText('Waiting for Ada')).toBeTruthy()
})

it('a preloaded lazy component renders immediately', async () => {
  const Lazy = lazy(arrives, Waiting)
  void Lazy.preload()
  await settle()
  render(<Lazy name="Ada" />)
  expect(screen.getByText('Hello Ada')).toBeTruthy()
})

it('if the code of a lazy component fails to load, the component shows an error and a retry button', async () => {
  const load = vi.fn(arrives).mockRejectedValueOnce(new Error('offline'))
  const Lazy = lazy(load, Waiting)
  render(<Lazy name="Ada" />)
  await act(settle)
  expect(screen.getByRole('alert').textContent).toContain("We couldn't load this part.")
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await act(settle)
  expect(screen.getByText('Hello Ada')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})

it('a custom error view receives the props of the lazy component and a function that retries', async () => {
  const load = vi.fn(arrives).mockRejectedValueOnce(new Error('offline'))
  const Lost = ({ name, onAgain }: GreetingProps & LostProps) => <button onClick={onAgain}>Again for {name}</button>
  const Lazy = lazy(load, Waiting, 'page', Lost)
  render(<Lazy name="Ada" />)
  await act(settle)
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Again for Ada' }))
  await act(settle)
  expect(screen.getByText('Hello Ada')).toBeTruthy()
})

it('a failed preload shows no error, and the lazy component loads its code again when it is rendered', async () => {
  const load = vi.fn(arrives).mockRejectedValueOnce(new Error('offline'))
  const Lazy = lazy(load, Waiting)
  void Lazy.preload()
  await settle()
  render(<Lazy name="Ada" />)
  await act(settle)
  expect(screen.getByText('Hello Ada')).toBeTruthy()
})

it('a lazy component inside a LazyGate does not load its code until the gate opens', async () => {
  let open = (): void => undefined
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const load = vi.fn(arrives)
  const Lazy = lazy(load, Waiting)
  render(
    <LazyGate value={gate}>
      <Lazy name="Ada" />
    </LazyGate>,
  )
  await act(settle)
  expect(load).not.toHaveBeenCalled()
  expect(screen.getByText('Waiting')).toBeTruthy()
  open()
  await act(settle)
  expect(load).toHaveBeenCalledTimes(1)
  expect(screen.getByText('Hello Ada')).toBeTruthy()
})

it('a preloaded lazy component inside a closed LazyGate renders as soon as its code has loaded', async () => {
  let arrive = (_component: ComponentType<GreetingProps>): void => undefined
  const Lazy = lazy(
    () =>
      new Promise<ComponentType<GreetingProps>>((resolve) => {
        arrive = resolve
      }),
    Waiting,
  )
  void Lazy.preload()
  render(
    <LazyGate value={new Promise<void>(() => undefined)}>
      <Lazy name="Ada" />
    </LazyGate>,
  )
  arrive(Greeting)
  await act(settle)
  expect(screen.getByText('Hello Ada')).toBeTruthy()
})

it('F5 `retryLostParts` reloads mounted lazy components that failed to load, but not unmounted ones', async () => {
  const load = vi.fn(arrives).mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'))
  const unmounted = vi.fn(arrives).mockRejectedValueOnce(new Error('offline'))
  const [Lazy, Left] = [lazy(load, Waiting), lazy(unmounted, Waiting)]
  render(<Lazy name="Ada" />)
  const { unmount } = render(<Left name="Bob" />)
  await act(settle)
  unmount()
  act(retryLostParts)
  await act(settle)
  expect(screen.getByRole('alert').textContent).toContain("We couldn't load this part.")
  act(retryLostParts)
  await act(settle)
  expect(screen.getByText('Hello Ada')).toBeTruthy()
  act(retryLostParts)
  await act(settle)
  expect([load.mock.calls.length, unmounted.mock.calls.length]).toEqual([3, 1])
})
