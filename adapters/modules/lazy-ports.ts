import {
  type Analytics,
  attempt,
  type Configuration,
  type Fault,
  type Log,
  type MailingLists,
  makeOnce,
  type Services,
  unreachable,
} from '@paydeck/core'
import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { portModule } from '../port.ts'
import type { RestClient } from '../transport/rest-client.ts'
import type * as afterStart from './after-start.ts'

/**
 * Returns a task that loads the code of a port and resolves to the port. Only the first run loads the code. If loading
 * fails, the task fails as for an unreachable provider, and the next run loads the code again.
 */
const lazyPort = <P>(make: (code: typeof afterStart) => P): TE.TaskEither<Fault, P> =>
  makeOnce(
    attempt<Fault, P>(
      async () => make(await import('./after-start.ts')),
      () => unreachable,
    ),
  ).run

/** Loads the code of a port, then calls the port. */
const from = <P, A>(
  port: TE.TaskEither<Fault, P>,
  ask: (port: P) => TE.TaskEither<Fault, A>,
): TE.TaskEither<Fault, A> => F.pipe(port, TE.flatMap(ask))

export const lazyServices = (view: Window, { scripts }: Pick<Configuration, 'scripts'>): Services => {
  const services = lazyPort((code) =>
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

export const lazyAnalytics = (view: Window, rest: RestClient, services: Services, log: Log): Analytics => {
  const analytics = lazyPort((code) =>
    code.everyAnalytics([code.restAnalytics(rest, log), code.pageAnalytics(view, services.analytics, log)]),
  )
  const tell = async (event: Parameters<Analytics['track']>[0]): Promise<void> => {
    const port = await analytics()
    if (E.isRight(port)) port.right.track(event)
    else log.warn('Analytics service not available')
  }
  return { track: (event) => void tell(event) }
}

export const lazyMailingLists = (rest: RestClient): MailingLists => {
  const lists = lazyPort((code) => code.restMailingLists(rest))
  return {
    optInOf: (input) => from(lists, (port) => port.optInOf(input)),
    join: (input) => from(lists, (port) => port.join(input)),
  }
}

/** Ports for third-party services, analytics and mailing lists. The code of each port is loaded with its first call. */
export const lazyModule = (view: Window) =>
  portModule({
    analytics: ({ rest, services, log }) => lazyAnalytics(view, rest, services, log),
    mailingLists: ({ rest }) => lazyMailingLists(rest),
    services: ({ configuration }) => lazyServices(view, configuration),
  })
