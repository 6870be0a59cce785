import { portKey, type Ports, sliceKey, type Slices } from '@paydeck/core'
import type { ContainerModuleLoadOptions, ServiceIdentifier } from 'inversify'

/** The token that a port is bound under. */
export const port = <K extends keyof Ports>(role: K): ServiceIdentifier<Ports[K]> => portKey(role)

/** The token that a running slice is bound under. */
export const slice = <K extends keyof Slices>(name: K): ServiceIdentifier<Slices[K]> => sliceKey(name)

/** What ports are bound by: the container that the front end makes runs it once. */
export type Bindings = (options: ContainerModuleLoadOptions) => void
