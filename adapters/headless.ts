/**
 * Ports for apps without a browser, such as command-line programs: the provider over HTTP, and a platform without screen,
 * tabs and stored data.
 *
 * @module @paydeck/adapters/headless
 */
import {
  basePath,
  type Clock,
  type Configuration,
  constant,
  desktopBreakpoint,
  externalPages,
  type Log,
  makeStores,
  type Ports,
  type SessionSlice,
  thirdPartyScripts,
} from '@paydeck/core'
import { option as O, taskEither as TE } from 'fp-ts'
import { browserClock } from './browser/clock.ts'
import type { BrowserFiles } from './browser/files.ts'
import { consoleLog } from './browser/log.ts'
import { browserNavigation } from './browser/navigation.ts'
import { browserTabs } from './browser/tabs.ts'
import { ports as activity } from './modules/activity.ts'
import { ports as billPay } from './modules/bill-pay.ts'
import { ports as billPayment } from './modules/bill-payment.ts'
import { ports as billReminders } from './modules/bill-reminders.ts'
import { ports as cardSettings } from './modules/card-settings.ts'
import { ports as cardTopUp } from './modules/card-top-up.ts'
import { ports as cards } from './modules/cards.ts'
import { ports as connection } from './modules/connection.ts'
import { ports as donationForm } from './modules/donation-form.ts'
import { ports as paymentDetails } from './modules/payment-details.ts'
import { ports as paymentsPage } from './modules/payments-page.ts'
import { ports as receiving } from './modules/receiving.ts'
import { ports as referralProgramme } from './modules/referral-programme.ts'
import { ports as settings } from './modules/settings.ts'
import { startModule } from './modules/start.ts'
import { transportModule } from './modules/transport.ts'
import { ports as verification } from './modules/verification.ts'
import { type Makers, portModule, type PortModule, type RoleOf, servicesOf } from './port.ts'
import { restAnalytics } from './rest/analytics.ts'
import { restMailingLists } from './rest/waitlist.ts'
import { sseApplicationStreams } from './sse/verification/application-updates.ts'
import { browserStorage } from './storage/text-storage.ts'
import { abortableClock, abortableFetch, abortableLog } from './transport/abortable.ts'
import { makeEventStreams } from './transport/event-stream.ts'

/** Options of an app without a browser. Everything except `origin` and `fetch` has a default. */
export interface HeadlessOptions {
  /** Origin of the provider, such as "https://pay.example". */
  readonly origin: string
  /** Sends requests, and stores the provider's cookies, as `cookieFetch` does. The `fetch` of Node stores none. */
  readonly fetch: typeof globalThis.fetch
  /** Path and query of the page that the user opens. Defaults to the home page. */
  readonly path?: string
  /** Path of the page from which the user comes. Empty by default. */
  readonly referrerPath?: string
  /** Receives the URL when the app opens a page outside the app, such as the login page. */
  readonly onLeave?: (url: string) => void
  /** Receives the files that the app saves. */
  readonly onFile?: (file: { readonly name: string; readonly content: Blob }) => void
  readonly configuration?: Partial<Configuration>
  readonly clock?: Clock
  /** Defaults to the console. */
  readonly log?: Log
  /** IANA name of the user's time zone. Defaults to the time zone of this process. */
  readonly timeZone?: string
  /** Ends the app: when the signal aborts, all timers, requests and streams end, so that the process can exit. */
  readonly signal?: AbortSignal
}

const providerModules = [
  ...activity,
  ...billPay,
  ...billPayment,
  ...billReminders,
  ...cardSettings,
  ...cardTopUp,
  ...cards,
  ...connection,
  ...donationForm,
  ...paymentDetails,
  ...paymentsPage,
  ...receiving,
  ...referralProgramme,
  ...settings,
  startModule,
  ...verification,
]

/** Ports that need a browser: its windows, its wallets, its passkeys and its clipboard. */
const browserOnly = [
  'addressSuggestions',
  'billWidget',
  'clipboard',
  'injectedWallet',
  'passkeyCeremony',
  'paymentWindow',
] as const

/** Configuration of an app without a browser: no third-party scripts and no pictures, and the sandbox's pages. */
const configurationOf = (origin: string): Configuration => ({
  productName: 'Paydeck',
  supportPhone: '',
  cardNotice: '',
  walletScheme: '',
  isWallet: false,
  pages: Object.fromEntries(
    externalPages.map((page) => [
      page,
      `${origin}/pages/${page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    ]),
  ) as Configuration['pages'],
  avatars: '',
  explorer: '',
  pictureOrigins: [],
  scripts: Object.fromEntries(thirdPartyScripts.map((script) => [script, ''])) as Configuration['scripts'],
})

const filesOf = (onFile: NonNullable<HeadlessOptions['onFile']>): BrowserFiles => ({
  save:
    ({ name, text }) =>
    () =>
      onFile({ name, content: new Blob([text]) }),
  saveBytes:
    ({ name, bytes }) =>
    () =>
      onFile({ name, content: bytes }),
})

const nothing = (): void => undefined
const noStorage = (): Storage => {
  throw new Error('There is no storage')
}
const noServices = { captcha: () => TE.right(undefined), chat: TE.right(undefined), analytics: TE.right(undefined) }

const platformModule = (signal: AbortSignal, given: HeadlessOptions) => {
  const { origin, path = `${basePath}/home`, referrerPath = '', ...options } = given
  const { pathname, search, host } = new URL(path, origin)
  const assign = (url: string | URL): void => options.onLeave?.(String(url))
  const navigation = browserNavigation({ pathname, search, host, origin, assign }, origin + referrerPath)
  return portModule({
    analytics: ({ rest, log }) => restAnalytics(rest, log),
    applicationStreams: ({ http, clock }) =>
      sseApplicationStreams(makeEventStreams({ http, clock, random: Math.random })),
    appNavigation: () => ({ go: nothing }),
    clock: () => abortableClock(options.clock ?? browserClock, signal),
    configuration: () => ({ ...configurationOf(origin), ...options.configuration }),
    cookies: () => ({ read: () => O.none, write: nothing }),
    device: () => ({
      width: constant(desktopBreakpoint.value),
      isOnline: constant(true),
      timeZone: () => options.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
      userAgent: 'headless',
    }),
    files: () => filesOf(options.onFile ?? nothing),
    log: () => abortableLog(options.log ?? consoleLog(console), signal),
    mailingLists: ({ rest }) => restMailingLists(rest),
    navigation: () => navigation,
    passwordStrength: () => ({
      of: (question) =>
        TE.fromTask(async () => (await import('./browser/security/password-estimate.ts')).estimateStrength(question)),
    }),
    services: () => noServices,
    sessionStorage: () => browserStorage(noStorage),
    storage: () => browserStorage(noStorage),
    stores: ({ log }) => makeStores(log.error),
    tabs: () => browserTabs(undefined, null),
    windows: () => ({ open: nothing }),
  })
}

type BrowserOnly = (typeof browserOnly)[number]

/** Returns the makers of the modules, except those of ports that need a browser. */
const makersOf = <M extends PortModule>(modules: ReadonlyArray<M>): Makers<Exclude<RoleOf<M>, BrowserOnly>> => {
  const all = modules.flatMap(({ makers }) => Object.entries(makers))
  const known: ReadonlyArray<string> = browserOnly
  return Object.fromEntries(all.filter(([role]) => !known.includes(role))) as Makers<Exclude<RoleOf<M>, BrowserOnly>>
}

type HeadlessModule =
  | (typeof providerModules)[number]
  | ReturnType<typeof platformModule>
  | ReturnType<typeof transportModule>

/** All ports except the ports that need a browser. */
export type HeadlessPorts = Pick<Ports, Exclude<RoleOf<HeadlessModule> & keyof Ports, BrowserOnly>>

/**
 * Makes the ports of an app without a browser. Each port is made when it is first read. The stored data of the app is lost
 * when the process ends.
 * @param app slice that renews the session; `makePaydeck` passes it
 */
export const headlessPorts = (app: SessionSlice, options: HeadlessOptions): HeadlessPorts => {
  const { origin, signal = new AbortController().signal } = options
  const fetch = abortableFetch(options.fetch, signal)
  const transport = transportModule({ fetch, origin, headStart: () => null })
  return servicesOf(makersOf<HeadlessModule>([...providerModules, transport, platformModule(signal, options)]), app)
}
