import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../kernel/fault.ts'
import type { Analytics, AnalyticsEvent, Services } from '../platform/ports.ts'
import { type Law, law, must, mustEqual } from './law.ts'
import { mustFail, mustSucceed } from './port-calls.ts'

const serviceNames = ['captcha', 'chat', 'analytics'] as const

const key = 'site-key'

const loadOf = (services: Services, name: keyof Services): TE.TaskEither<Fault, void> =>
  name === 'captcha' ? services.captcha(key) : services[name]

const load = (services: Services, name: keyof Services): Promise<void> =>
  mustSucceed(`services.${name}`, () => loadOf(services, name))

/** Test setup for `Services`: a page for which the scripts of all three services are configured. */
export interface ServicesBench {
  readonly services: Services
  /** Returns the number of script elements of a service in the page, without those that failed to load. */
  readonly scriptCount: (service: keyof Services) => number
  /** Makes the next script fail to load. */
  readonly failScriptLoad: () => void
  /** Makes the captcha script throw when it renders a widget. */
  readonly breakCaptcha: () => void
  /** Returns the key of each invisible captcha widget that the page contains, oldest first. */
  readonly widgetKeys: () => ReadonlyArray<string>
}

/** Laws of `Services`. */
export const servicesLaws = (make: () => ServicesBench): ReadonlyArray<Law> => [
  law('services.captcha, services.chat and services.analytics load no script before their tasks run.', async () => {
    for (const name of serviceNames) {
      const { services, scriptCount } = make()
      loadOf(services, name)
      mustEqual(scriptCount(name), 0, `the number of scripts of ${name} before the task runs`)
      await load(services, name)
      mustEqual(scriptCount(name), 1, `the number of scripts of ${name} after the task has run`)
    }
  }),
  law('services.captcha, services.chat and services.analytics load their script once, even if run again.', async () => {
    for (const name of serviceNames) {
      const { services, scriptCount } = make()
      await Promise.all([load(services, name), load(services, name)])
      await load(services, name)
      mustEqual(scriptCount(name), 1, `the number of scripts of ${name} after three runs`)
    }
  }),
  law('services.captcha, services.chat and services.analytics load only their own script.', async () => {
    for (const name of serviceNames) {
      const { services, scriptCount } = make()
      await load(services, name)
      mustEqual(
        serviceNames.filter((service) => scriptCount(service) > 0),
        [name],
        'the services whose scripts are in the page',
      )
    }
  }),
  law('services fail with Unreachable if a script cannot be loaded, and load it again on the next run.', async () => {
    for (const name of serviceNames) {
      const { services, scriptCount, failScriptLoad } = make()
      failScriptLoad()
      await mustFail(`services.${name}`, () => loadOf(services, name), 'Unreachable')
      await load(services, name)
      mustEqual(scriptCount(name), 1, `the number of scripts of ${name}`)
    }
  }),
  law(
    'services.captcha renders the invisible widget with the given key after loading the script (SHELL-079).',
    async () => {
      const { services, widgetKeys } = make()
      await load(services, 'captcha')
      mustEqual(widgetKeys(), [key], 'the keys of the widgets')
    },
  ),
  law('services.captcha fails with Unreachable and does not reject if the captcha script throws.', async () => {
    const { services, breakCaptcha } = make()
    breakCaptcha()
    await mustFail('services.captcha', () => services.captcha(key), 'Unreachable')
  }),
]

/** Test setup for `Services`: a page for which no service is configured. */
export interface UnconfiguredServicesBench {
  readonly services: Services
  /** Returns the number of elements in the page. */
  readonly elementCount: () => number
}

/** Laws of `Services` in an app for which no service is configured. */
export const unconfiguredServicesLaws = (make: () => UnconfiguredServicesBench): ReadonlyArray<Law> => [
  law('services.captcha, services.chat and services.analytics succeed without effect if not configured.', async () => {
    const { services, elementCount } = make()
    const before = elementCount()
    for (const name of serviceNames) await load(services, name)
    mustEqual(elementCount(), before, 'the number of elements in the page')
  }),
]

/** Test setup for `Analytics`: an adapter whose service is not loaded yet. */
export interface AnalyticsBench {
  readonly analytics: Analytics
  /** Lets the service load. Resolves after the adapter has sent the events that were tracked before. */
  readonly load: () => Promise<void>
  /** Returns the events that the service has received, oldest first. */
  readonly received: () => ReadonlyArray<AnalyticsEvent>
}

const events: ReadonlyArray<AnalyticsEvent> = [
  { event: 'track', name: 'Login Success', properties: { from: 'login', 'with space': 'ä "b"' } },
  { event: 'page', name: 'Home', properties: {} },
  { event: 'track', name: 'Login Success', properties: { from: 'login', 'with space': 'ä "b"' } },
]

/** Laws of `Analytics`. */
export const analyticsLaws = (make: () => AnalyticsBench): ReadonlyArray<Law> => [
  law('analytics.track sends each event unchanged and once, in the order of the calls.', async () => {
    const { analytics, load, received } = make()
    await load()
    for (const event of events) analytics.track(event)
    await load()
    mustEqual(received(), events, 'the received events')
  }),
  law('analytics.track sends an event from before the service was loaded after the service has loaded.', async () => {
    const { analytics, load, received } = make()
    for (const event of events) analytics.track(event)
    await load()
    mustEqual(received(), events, 'the received events')
  }),
]

/** Test setup for `Analytics`: an adapter whose service fails for every event. */
export interface FailingAnalyticsBench {
  readonly analytics: Analytics
  /** Resolves after the adapter has tried to send the tracked events. */
  readonly settle: () => Promise<void>
  /** Returns the number of log lines. */
  readonly lineCount: () => number
}

/**
 * Laws of `Analytics` whose service fails.
 * @param make returns an adapter whose service is missing, cannot be loaded, throws, or rejects its requests
 */
export const failingAnalyticsLaws = (make: () => FailingAnalyticsBench): ReadonlyArray<Law> => [
  law('analytics.track does not throw, and logs the failure of each event (ERR-031, ERR-038).', async () => {
    const { analytics, settle, lineCount } = make()
    for (const event of events) analytics.track(event)
    await settle()
    must(lineCount() >= events.length, `the log has ${lineCount()} lines after ${events.length} failed events.`)
  }),
]
