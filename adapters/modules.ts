import type { ContainerModule } from 'inversify'
import { browserModule } from './modules/browser.ts'
import { startModule } from './modules/start.ts'
import { transportModule } from './modules/transport.ts'

/** Everything that start-up and home need. A slice whose first call comes later is bound when its route loads. */
export const startModules = (view: Window, console: Pick<Console, 'warn' | 'info'>): ReadonlyArray<ContainerModule> => [
  browserModule(view, console),
  transportModule(view),
  startModule(view),
]

/** What is bound when the part of the app that needs it is first shown: one piece of code each. */
export const latePorts = {
  payment: async (): Promise<ContainerModule> => (await import('./modules/payment.ts')).paymentModule,
  settings: async (): Promise<ContainerModule> => (await import('./modules/settings.ts')).settingsModule,
} as const
