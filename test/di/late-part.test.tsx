import { settle } from '@paydeck/core/testing'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { type Bindings, makeContainer } from '../../ui/di/container.ts'
import { ContainerProvider } from '../../ui/di/ContainerProvider.tsx'
import { latePart } from '../../ui/di/late-part.ts'
import { type LatePorts, latePortsToken } from '../../ui/di/late-ports.ts'
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
  const load = vi.fn(() => Promise.resolve({ Greeting, module: binding(greeting, 'Hello') }))
  const Part = latePart(
    ['nameUpdate'],
    load,
    (part) => [part.Greeting, part.module],
    () => <p>Waiting</p>,
  )
  return { load, Part }
}

const portsFrom = (place: string): LatePorts => {
  const ports = [binding(port, place)]
  return vi.fn(() => Promise.resolve(ports))
}

const show = (Part: ReturnType<typeof make>['Part'], ports: LatePorts) => {
  const container = makeContainer([])
  container.bind(latePortsToken).toConstantValue(ports)
  return render(
    <ContainerProvider container={container}>
      <Part />
    </ContainerProvider>,
  )
}

it('waits for code and ports, and binds both', async () => {
  const { load, Part } = make()
  const ports = portsFrom('here')
  show(Part, ports)
  expect(screen.getByText('Waiting')).toBeTruthy()
  await act(settle)
  expect(screen.getByText('Hello from here')).toBeTruthy()
  expect(ports).toHaveBeenCalledExactlyOnceWith(['nameUpdate'])
  expect(load).toHaveBeenCalledOnce()
})

it('is there at once after it was fetched ahead, and asks for nothing again', async () => {
  const { load, Part } = make()
  const ports = portsFrom('here')
  await Part.preload(ports)
  const { unmount } = show(Part, ports)
  expect(screen.getByText('Hello from here')).toBeTruthy()
  unmount()
  // Another application in the same document, which binds it for itself.
  show(Part, ports)
  expect(screen.getByText('Hello from here')).toBeTruthy()
  expect(ports).toHaveBeenCalledOnce()
  expect(load).toHaveBeenCalledOnce()
})

it('binds no ports but those of its own application', async () => {
  const { Part } = make()
  await Part.preload(portsFrom('elsewhere'))
  show(Part, portsFrom('here'))
  await act(settle)
  expect(screen.getByText('Hello from here')).toBeTruthy()
})

it('tries again what could not be fetched ahead', async () => {
  const { load, Part } = make()
  const ports = portsFrom('here')
  load.mockRejectedValueOnce(new Error('offline'))
  await expect(Part.preload(ports)).rejects.toThrow('offline')
  load.mockRejectedValueOnce(new Error('offline'))
  show(Part, ports)
  await act(settle)
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await act(settle)
  expect(screen.getByText('Hello from here')).toBeTruthy()
})
