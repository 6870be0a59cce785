import { type Analytics, type AnalyticsEvent, attempt, type Log } from '@paydeck/core'
import { function as F, type task as T, taskEither as TE } from 'fp-ts'

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
 * Sends events to the analytics service of the page once `settled` has resolved. If the service is missing or throws, only a
 * log line is written (ERR-031).
 * @param settled resolves once the service's script has loaded or failed to load
 */
export const pageAnalytics = (view: Pick<Window, 'analytics'>, settled: T.Task<unknown>, log: Log): Analytics => {
  const send = ({ event, name, properties }: AnalyticsEvent): void => {
    if (view.analytics === undefined) log.warn('Analytics service not available')
    else view.analytics[event](name, properties)
  }
  return {
    track: (event) =>
      void F.pipe(
        attempt(
          async () => {
            await settled()
            send(event)
          },
          () => 'Analytics service failed',
        ),
        TE.orElseFirstIOK((message) => () => log.warn(message)),
      )(),
  }
}

/** Sends each event to several services. */
export const everyAnalytics = (services: ReadonlyArray<Analytics>): Analytics => ({
  track: (event) => services.forEach((service) => service.track(event)),
})
