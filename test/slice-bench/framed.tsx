import 'reflect-metadata/lite'
import type { Ports, Slices } from '@paydeck/core'
import { constant, type Live } from '@paydeck/core/kernel'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { makeContainer } from '../../ui/di/container.ts'
import { ContainerProvider } from '../../ui/di/ContainerProvider.tsx'
import { port, slice } from '../../ui/di/tokens.ts'
import type { Token } from '../../ui/di/use-service.ts'
import { makeSurroundings, textStorage } from './surroundings.ts'

/**
 * Makes the members of a type optional, including members of nested objects. Functions and `Live` values are not changed.
 */
type Part<T> = T extends ((...input: never) => unknown) | Live<unknown> ? T : { readonly [K in keyof T]?: Part<T[K]> }

interface Parts {
  /** Ports by name. Each port needs only the members that the tested screen uses. */
  readonly ports?: { readonly [K in keyof Ports]?: Part<Ports[K]> }
  /** Slices by name. Each slice needs only the members that the tested screen uses. */
  readonly slices?: { readonly [K in keyof Slices]?: Part<Slices[K]> }
}

const device = { width: constant(1280), isOnline: constant(true), timeZone: () => 'UTC', userAgent: '' }

/**
 * Returns options for `render`: they wrap a screen in a router and in a container with these ports and slices. By default,
 * the fake ports simulate a wide window with a network connection.
 */
export const framed = ({ ports = {}, slices = {} }: Parts = {}) => {
  const { clipboard, clock, log, stores } = makeSurroundings().ports
  const usual = { clipboard, clock, log, sessionStorage: textStorage(), stores }
  const container = makeContainer([])
  const bind = <K extends string>(tokenOf: (name: K) => Token<unknown>, parts: Partial<Record<K, unknown>>): void => {
    for (const name in parts) container.bind<unknown>(tokenOf(name)).toConstantValue(parts[name])
  }
  bind<keyof Ports>(port, { ...usual, ...ports, device: { ...device, ...ports.device } })
  bind<keyof Slices>(slice, { currentSession: { session: constant({ userId: 'ada' }) }, ...slices })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ContainerProvider container={container}>
      <MemoryRouter>{children}</MemoryRouter>
    </ContainerProvider>
  )
  return { wrapper }
}
