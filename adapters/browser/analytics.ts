import type { Analytics, AnalyticsEvent, Log } from '@paydeck/core'
import type { task as T } from 'fp-ts'

/** Global object of an analytics script. */
interface AnalyticsService {
  readonly track: (name: string, properties: Readonly<Record<string, string>>) => void
  readonly page: (name: string, properties: Readonly<Record<string, string>>) => void
}

declare global {
  interface Window {
    readonly analytics?: AnalyticsService
  }
}

/**
 * Sends events to the analytics service of the page once `settled` has resolved. If the service is missing, only a log line
 * is written (ERR-031).
 * @param settled resolves once the service's script has loaded or failed to load
 */
export const pageAnalytics = (view: Pick<Window, 'analytics'>, settled: T.Task<unknown>, log: Log): Analytics => {
  const tell = ({ event, name, properties }: AnalyticsEvent): void => {
    if (view.analytics === undefined) log.warn('Analytics service not available')
    else view.analytics[event](name, properties)
  }
  return { track: (event) => void settled().then(() => tell(event)) }
}

/** Sends each event to several services. */
export const everyAnalytics = (services: ReadonlyArray<Analytics>): Analytics => ({
  track: (event) => services.forEach((service) => service.track(event)),
})
