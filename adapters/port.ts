import { portKey, type Ports } from '@paydeck/core'
import type { ServiceIdentifier } from 'inversify'

/** The token that a port is bound under. */
export const port = <K extends keyof Ports>(role: K): ServiceIdentifier<Ports[K]> => portKey(role)
