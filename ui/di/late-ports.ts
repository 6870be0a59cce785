import type { ContainerModule } from 'inversify'
import type { Token } from './use-service.ts'

/** Ports that the start does not need, by the part of the app that does: each module is fetched when it is asked for. */
export interface LatePorts {
  readonly payment: () => Promise<ContainerModule>
  readonly receiving: () => Promise<ContainerModule>
  readonly settings: () => Promise<ContainerModule>
}

export const latePortsToken: Token<LatePorts> = Symbol('late ports')
