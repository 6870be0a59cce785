import {
  type AnalyticsEvent,
  type Fault,
  type InjectedWallet,
  makeLive,
  type Services,
  unreachable,
  type WalletFault,
} from '@paydeck/core'
import {
  type AnalyticsBench,
  analyticsLaws,
  type FailingAnalyticsBench,
  failingAnalyticsLaws,
  type InjectedWalletBench,
  injectedWalletLaws,
  type ServicesBench,
  servicesLaws,
  unconfiguredServicesLaws,
} from '@paydeck/core/testing'
import { either as E, taskEither as TE } from 'fp-ts'
import { Subject } from 'rxjs'
import { describeWrongAdapters } from './run-laws.ts'

type Service = keyof Services

/** Behaviour of correct services. Each deliberately wrong version overrides some entries. */
const serviceParts = {
  loadsEarly: false,
  loadsEachTime: false,
  retries: true,
  /** Services whose scripts a service loads. */
  scriptsOf: (service: Service): ReadonlyArray<Service> => [service],
  failed: (): E.Either<Fault, void> => E.left(unreachable),
  widgetKey: (key: string) => key,
  rendersOnLoad: true,
  broken: (): E.Either<Fault, void> => E.left(unreachable),
}

const services =
  (over: Partial<typeof serviceParts> = {}) =>
  (): ServicesBench => {
    const options = { ...serviceParts, ...over }
    const scripts: Array<Service> = []
    const widgets: Array<string> = []
    const lost = new Set<Service>()
    let isFailing = false
    let isBroken = false
    const add = (service: Service): boolean => {
      if (lost.has(service) && !options.retries) return false
      if (isFailing) {
        isFailing = false
        lost.add(service)
        return false
      }
      if (options.loadsEachTime || !scripts.includes(service)) scripts.push(...options.scriptsOf(service))
      return true
    }
    const load = (service: Service, start: () => E.Either<Fault, void> = () => E.right(undefined)) => {
      if (options.loadsEarly) add(service)
      return async () => (add(service) ? start() : options.failed())
    }
    return {
      services: {
        captcha: (key) =>
          load('captcha', () => {
            if (isBroken) return options.broken()
            if (options.rendersOnLoad) widgets.push(options.widgetKey(key))
            return E.right(undefined)
          }),
        // A getter, so that reading the task of a wrong adapter can load the script.
        get chat() {
          return load('chat')
        },
        get analytics() {
          return load('analytics')
        },
      },
      scriptCount: (service) => scripts.filter((one) => one === service).length,
      failScriptLoad: () => {
        isFailing = true
      },
      breakCaptcha: () => {
        isBroken = true
      },
      widgetKeys: () => widgets,
    }
  }

describeWrongAdapters('servicesLaws', servicesLaws, services(), {
  'services.captcha, services.chat and services.analytics load no script before their tasks run.': services({
    loadsEarly: true,
  }),
  'services.captcha, services.chat and services.analytics load their script once, even if run again.': services({
    loadsEachTime: true,
  }),
  'services.captcha, services.chat and services.analytics load only their own script.': services({
    scriptsOf: () => ['captcha', 'chat', 'analytics'],
  }),
  'services fail with Unreachable if a script cannot be loaded, and load it again on the next run.': [
    services({ failed: () => E.right(undefined) }),
    services({ retries: false }),
  ],
  'services.captcha renders the invisible widget with the given key after loading the script (SHELL-079).': [
    services({ rendersOnLoad: false }),
    services({ widgetKey: () => '' }),
  ],
  'services.captcha fails with Unreachable and does not reject if the captcha script throws.': services({
    broken: () => {
      throw new Error('invalid key')
    },
  }),
})

const unconfigured = (load: (add: () => void) => TE.TaskEither<Fault, void>) => () => {
  let elements = 3
  const task = load(() => void (elements += 1))
  return { services: { captcha: () => task, chat: task, analytics: task }, elementCount: () => elements }
}
const loaded: TE.TaskEither<Fault, void> = TE.right(undefined)

describeWrongAdapters(
  'unconfiguredServicesLaws',
  unconfiguredServicesLaws,
  unconfigured(() => loaded),
  {
    'services.captcha, services.chat and services.analytics succeed without effect if not configured.': [
      unconfigured(() => TE.left(unreachable)),
      unconfigured((add) => TE.fromIO(add)),
    ],
  },
)

const analytics =
  (
    trackOf: (
      send: (event: AnalyticsEvent) => void,
      ready: Promise<void>,
      isReady: () => boolean,
    ) => (event: AnalyticsEvent) => void,
  ) =>
  (): AnalyticsBench => {
    const received: Array<AnalyticsEvent> = []
    const { promise, resolve } = Promise.withResolvers<void>()
    let isReady = false
    return {
      analytics: {
        track: trackOf(
          (event) => void received.push(event),
          promise,
          () => isReady,
        ),
      },
      received: () => received,
      load: async () => {
        isReady = true
        resolve()
        await promise
        await Promise.resolve()
      },
    }
  }

describeWrongAdapters(
  'analyticsLaws',
  analyticsLaws,
  analytics((send, ready) => (event) => void ready.then(() => send(event))),
  {
    'analytics.track sends each event unchanged and once, in the order of the calls.': [
      analytics((send, ready) => (event) => void ready.then(() => send({ ...event, properties: {} }))),
      analytics((send, ready) => (event) => void ready.then(() => [send(event), send(event)])),
    ],
    'analytics.track sends an event from before the service was loaded after the service has loaded.': analytics(
      (send, _ready, isReady) => (event) => {
        if (isReady()) send(event)
      },
    ),
  },
)

const failingAnalytics = (track: (log: () => void) => void) => (): FailingAnalyticsBench => {
  let lines = 0
  return {
    analytics: { track: () => track(() => void (lines += 1)) },
    settle: async () => undefined,
    lineCount: () => lines,
  }
}

describeWrongAdapters(
  'failingAnalyticsLaws',
  failingAnalyticsLaws,
  failingAnalytics((log) => log()),
  {
    'analytics.track does not throw, and logs the failure of each event (ERR-031, ERR-038).': [
      failingAnalytics(() => undefined),
      failingAnalytics(() => {
        throw new Error('no service')
      }),
    ],
  },
)

/** State of the simulated browser in which a wallet can be installed. */
interface Browser {
  wallet: { readonly accounts: ReadonlyArray<string>; readonly chainId: number } | null
  readonly changes$: Subject<boolean>
  /** Sends a request to the wallet. Fails if there is no wallet, or if the test has planned a failure. */
  readonly request: () => E.Either<WalletFault, void>
}

const failed: WalletFault = { _tag: 'Failed' }

const wallet =
  (change: (browser: Browser, right: InjectedWallet) => Partial<InjectedWallet> = () => ({})) =>
  (): InjectedWalletBench => {
    let requests = 0
    let next: WalletFault | null = null
    const browser: Browser = {
      wallet: null,
      changes$: new Subject(),
      request: () => {
        requests += 1
        const fault = browser.wallet === null ? failed : next
        next = null
        return fault === null ? E.right(undefined) : E.left(fault)
      },
    }
    const right: InjectedWallet = {
      isPresent: makeLive(() => browser.wallet !== null, browser.changes$),
      accounts: async () =>
        browser.wallet === null ? E.right([]) : E.map(() => browser.wallet?.accounts ?? [])(browser.request()),
      chainId: async () => E.map(() => browser.wallet?.chainId ?? 0)(browser.request()),
      switchTo:
        ({ chainId }) =>
        async () =>
          E.map(() => {
            if (browser.wallet !== null) browser.wallet = { ...browser.wallet, chainId }
          })(browser.request()),
    }
    return {
      wallet: { ...right, ...change(browser, right) },
      install: (installed) => {
        browser.wallet = installed
        browser.changes$.next(true)
      },
      failNext: (reason) => {
        next = { _tag: reason }
      },
      requestCount: () => requests,
    }
  }

describeWrongAdapters('injectedWalletLaws', injectedWalletLaws, wallet(), {
  'wallet.isPresent becomes true when a wallet is injected after the page has loaded, and emits this once.': [
    wallet((_, { isPresent }) => ({ isPresent: { ...isPresent, get: () => false } })),
    wallet((_, { isPresent }) => ({ isPresent: { ...isPresent, changes$: new Subject() } })),
  ],
  'wallet.accounts returns the accounts of the wallet in order, without validating them.': wallet((browser) => ({
    accounts: async () => E.right((browser.wallet?.accounts ?? []).filter((account) => account.startsWith('0x'))),
  })),
  'wallet.accounts returns an empty list if the browser has no wallet.': wallet(() => ({
    accounts: TE.left(failed),
  })),
  'wallet.chainId returns the chain id of the network of the wallet.': wallet(() => ({ chainId: TE.right(1) })),
  'wallet.switchTo switches the wallet to the given network.': wallet(() => ({ switchTo: () => TE.right(undefined) })),
  'wallet.chainId and wallet.switchTo fail with Failed if the browser has no wallet.': [
    wallet((browser) => ({ chainId: async () => E.right(browser.wallet?.chainId ?? 1) })),
    wallet(() => ({ switchTo: () => TE.right(undefined) })),
  ],
  'wallet.accounts, chainId and switchTo send no request before their tasks run, and one per run.': wallet(
    ({ request }) => ({
      switchTo: () => {
        const result = request()
        return async () => result
      },
    }),
  ),
  'wallet.accounts, chainId and switchTo return each fault of the wallet as a Left.': [
    wallet((_, { chainId }) => ({ chainId: TE.mapLeft(() => failed)(chainId) })),
    wallet((_, { accounts }) => ({
      accounts: TE.orElse(() => TE.right<WalletFault, ReadonlyArray<string>>([]))(accounts),
    })),
  ],
})
