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

/** Any part of a value and of its fields; functions and live values stay whole. */
type Part<T> = T extends ((...input: never) => unknown) | Live<unknown> ? T : { readonly [K in keyof T]?: Part<T[K]> }

interface Parts {
  /** Ports by role, each with what the screen uses of the port. */
  readonly ports?: { readonly [K in keyof Ports]?: Part<Ports[K]> }
  /** Slices by name, each with what the screen uses of the slice. */
  readonly slices?: { readonly [K in keyof Slices]?: Part<Slices[K]> }
}

const device = { width: constant(1280), isOnline: constant(true), timeZone: () => 'UTC', userAgent: '' }

/**
 * Options of `render` that put a screen into a router and a container. The container holds the parts and, unless they say
 * otherwise, the usual ports of a wide window with a connection.
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
