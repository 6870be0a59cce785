import { pageAnalytics } from '@paydeck/adapters/browser/analytics'
import { makeScriptLoader } from '@paydeck/adapters/browser/scripts'
import { browserServices } from '@paydeck/adapters/browser/services'
import { restAnalytics } from '@paydeck/adapters/rest/analytics'
import type { AnalyticsEvent, Log } from '@paydeck/core'
import {
  type AnalyticsBench,
  analyticsLaws,
  type FailingAnalyticsBench,
  failingAnalyticsLaws,
  type ServicesBench,
  servicesLaws,
  settle,
  unconfiguredServicesLaws,
} from '@paydeck/core/testing'
import { json, makeTransport, sentBody } from '../transport/bench.ts'
import { runLaws } from './run-laws.ts'

const addresses = { captcha: '/captcha.js', chat: '/chat.js', analytics: '/a.js', payments: '', bills: '', maps: '' }

const services = (): ServicesBench => {
  const scripts = new Set<HTMLScriptElement>()
  const widgets: Array<string> = []
  let failures = 0
  let isBroken = false
  const view: { captcha?: NonNullable<Window['captcha']>; document: Document } = {
    document: {
      createElement: (name: string) => document.createElement(name),
      body: { append: () => undefined },
      head: {
        append: (script: HTMLScriptElement) => {
          scripts.add(script)
          const isFailing = failures > 0
          failures = 0
          if (isFailing) script.addEventListener('error', () => void scripts.delete(script))
          else if (script.src.endsWith(addresses.captcha)) view.captcha = captcha
          queueMicrotask(() => void script.dispatchEvent(new Event(isFailing ? 'error' : 'load')))
        },
      },
    } as unknown as Document,
  }
  const captcha: NonNullable<Window['captcha']> = {
    render: ({ hidden }, { sitekey, size }) => {
      if (isBroken) throw new Error('invalid key')
      return hidden && size === 'invisible' ? widgets.push(sitekey) : 0
    },
    execute: async () => '',
  }
  const loader = makeScriptLoader(view.document, undefined, Object.values(addresses))
  return {
    services: browserServices(view, loader, addresses),
    scriptCount: (service) => [...scripts].filter(({ src }) => src.endsWith(addresses[service])).length,
    failScriptLoad: () => {
      failures = 1
    },
    breakCaptcha: () => {
      isBroken = true
    },
    widgetKeys: () => widgets,
  }
}
runLaws('services', servicesLaws(services))

const none = { captcha: '', chat: '', analytics: '', payments: '', bills: '', maps: '' }
runLaws(
  'services that are not configured',
  unconfiguredServicesLaws(() => ({
    services: browserServices(window, makeScriptLoader(document, undefined, []), none),
    elementCount: () => document.querySelectorAll('*').length,
  })),
)

const noLog: Log = { warn: () => undefined, error: () => undefined }

const pageService = (): AnalyticsBench => {
  const received: Array<AnalyticsEvent> = []
  const record = (event: AnalyticsEvent['event']) => (name: string, properties: AnalyticsEvent['properties']) =>
    void received.push({ event, name, properties })
  const view: { analytics?: NonNullable<Window['analytics']> } = {}
  const script = Promise.withResolvers<void>()
  return {
    analytics: pageAnalytics(view, () => script.promise, noLog),
    received: () => received,
    load: async () => {
      view.analytics = { track: record('track'), page: record('page') }
      script.resolve()
      await settle()
    },
  }
}
runLaws('the analytics service of the page', analyticsLaws(pageService))

const providerService = (): AnalyticsBench => {
  const { rest, sent } = makeTransport(() => json({}))
  const eventOf = (body: unknown): AnalyticsEvent => {
    const { event, eventName: name, eventProperties: properties } = body as Readonly<Record<string, never>>
    return { event: event as never, name: name as never, properties: properties as never }
  }
  return {
    analytics: restAnalytics(rest, noLog),
    received: () => sent.map(sentBody).map(eventOf),
    load: settle,
  }
}
runLaws("the provider's analytics", analyticsLaws(providerService))

const failing = (analyticsOf: (log: Log) => FailingAnalyticsBench['analytics']) => (): FailingAnalyticsBench => {
  let lines = 0
  const count = (): void => void (lines += 1)
  return { analytics: analyticsOf({ warn: count, error: count }), settle, lineCount: () => lines }
}
const boom = (): never => {
  throw new Error('boom')
}
const throwing = { analytics: { track: boom, page: boom } }
const ready = async (): Promise<void> => undefined
runLaws('a missing analytics service', failingAnalyticsLaws(failing((log) => pageAnalytics({}, ready, log))))
runLaws('an analytics service that throws', failingAnalyticsLaws(failing((log) => pageAnalytics(throwing, ready, log))))
runLaws(
  'an analytics service whose script does not load',
  failingAnalyticsLaws(failing((log) => pageAnalytics({}, async () => boom(), log))),
)
runLaws(
  "the provider's analytics without a connection",
  failingAnalyticsLaws(failing((log) => restAnalytics(makeTransport(async () => boom()).rest, log))),
)
