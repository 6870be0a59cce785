import type { ContainerModule } from 'inversify'
import type { LatePart } from './modules/afterwards.ts'
import { browserModule } from './modules/browser.ts'
import { startModule } from './modules/start.ts'
import { transportModule } from './modules/transport.ts'

/** Everything that start-up and home need. A slice whose first call comes later is bound when its route loads. */
export const startModules = (view: Window, console: Pick<Console, 'warn' | 'info'>): ReadonlyArray<ContainerModule> => [
  browserModule(view, console),
  transportModule(view),
  startModule(view),
]

const later = (part: LatePart) => (): Promise<ContainerModule> =>
  import('./modules/afterwards.ts').then(({ latePorts: table }) => table[part]())

/** What is bound when the part of the app that needs it is first shown; where it is found comes after the start. */
export const latePorts = {
  payment: later('payment'),
  receiving: later('receiving'),
  settings: later('settings'),
} as const satisfies Record<LatePart, () => Promise<ContainerModule>>
