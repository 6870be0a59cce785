import { makeStores, project } from '@paydeck/core'
import { act, render, screen } from '@testing-library/react'
import { Container } from 'inversify'
import { expect, it, vi } from 'vitest'
import { ContainerProvider } from '../../ui/di/ContainerProvider.tsx'
import { useLive } from '../../ui/di/use-live.ts'
import { type Token, useService } from '../../ui/di/use-service.ts'

it('a component with useLive renders again when the observed value changes, but not when the rest of the store changes', () => {
  const store = makeStores().make({ name: 'Ada', age: 36 })
  const name = project(store, (state) => state.name)
  const rendered = vi.fn()
  const Name = () => {
    const shown = useLive(name)
    rendered()
    return <p>{shown}</p>
  }
  render(<Name />)
  expect(screen.getByText('Ada')).toBeTruthy()
  act(() => store.update((state) => ({ ...state, age: 37 })))
  expect(rendered).toHaveBeenCalledTimes(1)
  act(() => store.update((state) => ({ ...state, name: 'Grace' })))
  expect(screen.getByText('Grace')).toBeTruthy()
  expect(rendered).toHaveBeenCalledTimes(2)
})

it('useLive unsubscribes when the component is unmounted', () => {
  const store = makeStores().make(0)
  const rendered = vi.fn()
  const Count = () => {
    rendered()
    return <p>{useLive(store)}</p>
  }
  render(<Count />).unmount()
  act(() => store.update((count) => count + 1))
  expect(rendered).toHaveBeenCalledTimes(1)
})

const greeting: Token<string> = Symbol('greeting')
const Greeting = () => <p>{useService(greeting)}</p>

it('useService returns the service that is bound to a token', () => {
  const container = new Container()
  container.bind(greeting).toConstantValue('Hello')
  render(
    <ContainerProvider container={container}>
      <Greeting />
    </ContainerProvider>,
  )
  expect(screen.getByText('Hello')).toBeTruthy()
})
