import 'reflect-metadata/lite'
import { frontEndPorts, lazyPorts, startModules } from '@paydeck/adapters/modules'
import type { Ports, Slices } from '@paydeck/core'
import { expect, it } from 'vitest'
import { lazySlices } from '../../ui/app/lazy-slices.ts'
import { slices } from '../../ui/app/slices.ts'
import { port, slice } from '../../ui/di/tokens.ts'
import { slices as home } from '../../ui/home/module.ts'
import { makeApp } from './real-app.ts'

const allLazyPorts = await lazyPorts(lazySlices)
/** Name ("role") of every port. TypeScript checks that no port is missing. */
const ports = [...startModules(window, console), ...allLazyPorts].flatMap(({ makers }) => Object.keys(makers))

it.each([...ports, ...Object.keys(frontEndPorts)])('the container binds the port %s', (role) => {
  expect(makeApp(allLazyPorts).get(port(role as keyof Ports))).toBeDefined()
})

it.each([...Object.keys(slices.makers), ...Object.keys(home.makers), ...lazySlices])(
  'the container creates the slice %s once, and then returns this object each time',
  (name) => {
    const container = makeApp(allLazyPorts)
    const token = slice(name as keyof Slices)
    expect(container.get(token)).toBe(container.get(token))
  },
)

it.each(lazySlices)(
  'the slice %s can be created with only the ports that are loaded together with it',
  async (name) => {
    const container = makeApp(await lazyPorts([name]))
    expect(container.get(slice(name))).toBeDefined()
  },
)

it('a message passed to `logBroken` of the stores is logged as a warning', () => {
  const warned: Array<unknown> = []
  const written = { info: () => undefined, warn: (...args: ReadonlyArray<unknown>) => void warned.push(args) }
  makeApp(allLazyPorts, written).get(port('stores')).logBroken('Broken: TypeError')
  expect(warned).toEqual([['Broken: TypeError']])
})
