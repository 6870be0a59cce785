import type { Analytics, Configuration, Log, Services } from '@paydeck/core'
import { either as E } from 'fp-ts'
import { type Bindings, port } from '../port.ts'
import type { RestClient } from '../transport/rest-client.ts'
import { clients } from './clients.ts'
import { fetched, from } from './fetched.ts'

export const lateServices = (view: Window, { scripts }: Pick<Configuration, 'scripts'>): Services => {
  const services = fetched((code) =>
    code.browserServices(
      view,
      code.makeScriptLoader(view.document, view.trustedTypes, Object.values(scripts)),
      scripts,
    ),
  )
  return {
    captcha: (key) => from(services, (port) => port.captcha(key)),
    chat: from(services, (port) => port.chat),
    analytics: from(services, (port) => port.analytics),
  }
}

export const lateAnalytics = (view: Window, rest: RestClient, services: Services, log: Log): Analytics => {
  const analytics = fetched((code) =>
    code.everyAnalytics([code.restAnalytics(rest, log), code.pageAnalytics(view, services.analytics, log)]),
  )
  const tell = async (event: Parameters<Analytics['track']>[0]): Promise<void> => {
    const port = await analytics()
    if (E.isRight(port)) port.right.track(event)
    else log.warn('Analytics service not available')
  }
  return { track: (event) => void tell(event) }
}

/** Third parties and analytics, whose code is fetched when they are first asked. */
export const servicesModule =
  (view: Window): Bindings =>
  ({ bind }) => {
    bind(port('services')).toResolvedValue(
      (configuration: Configuration) => lateServices(view, configuration),
      [port('configuration')],
    )
    bind(port('analytics')).toResolvedValue(
      (rest: RestClient, services: Services, log: Log) => lateAnalytics(view, rest, services, log),
      [clients.rest, port('services'), port('log')],
    )
  }
