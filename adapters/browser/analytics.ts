import type { Analytics, Log } from '@paydeck/core'

/** What an analytics script puts into the page, when there is one. */
interface AnalyticsService {
  readonly track: (name: string, properties: Readonly<Record<string, string>>) => void
  readonly page: (name: string, properties: Readonly<Record<string, string>>) => void
}

declare global {
  interface Window {
    readonly analytics?: AnalyticsService
  }
}

/** Tells the analytics service of the page, when it is there; its absence is logged and changes nothing (ERR-031). */
export const pageAnalytics = (view: Pick<Window, 'analytics'>, log: Log): Analytics => ({
  track: ({ event, name, properties }) => {
    if (view.analytics === undefined) log.warn('Analytics service not available')
    else view.analytics[event](name, properties)
  },
})

/** One event, told to several services. */
export const everyAnalytics = (services: ReadonlyArray<Analytics>): Analytics => ({
  track: (event) => services.forEach((service) => service.track(event)),
})
