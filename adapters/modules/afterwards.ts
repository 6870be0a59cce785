import type { ContainerModule } from 'inversify'

/** The code of the ports that are asked only once the application is on the screen: one piece, fetched then. */
export { everyAnalytics, pageAnalytics } from '../browser/analytics.ts'
export { makeScriptLoader } from '../browser/scripts.ts'
export { browserServices } from '../browser/services.ts'
export { restAnalytics } from '../rest/analytics.ts'
export { restMailingLists } from '../rest/waitlist.ts'

/** The ports of each part of the app that comes later: one piece of code each. */
export const latePorts = {
  payment: async (): Promise<ContainerModule> => (await import('./payment.ts')).paymentModule,
  receiving: async (): Promise<ContainerModule> => (await import('./receiving.ts')).receivingModule,
  settings: async (): Promise<ContainerModule> => (await import('./settings.ts')).settingsModule,
} as const

/** A key of `latePorts`. */
export type LatePart = keyof typeof latePorts
