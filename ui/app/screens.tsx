import { type AreaName, type RouteId, routes } from '@paydeck/core'
import type { LatePorts } from '../di/late-ports.ts'
import { withModules } from '../di/with-modules.ts'
import { amountPrivacyModule } from '../home/amount-privacy/module.ts'
import { homePageModule, HomePageScreen, preloadActivity } from '../home/home-page/index.ts'
import { type Late, late, type LostProps } from '../kit/late.tsx'
import { PageWaiting } from './Initialising.tsx'
import { LostPage } from './late-frame.ts'
import type { Screen, ScreenProps } from './screen.ts'
import { useScroll } from './use-scroll.ts'

const withScroll = (Content: Screen): Screen => {
  const WithScroll = (place: ScreenProps) => {
    useScroll()
    return <Content {...place} />
  }
  return WithScroll
}

/** Tells of it with the means that are there. */
const Lost = ({ onAgain }: LostProps) => <LostPage onRetry={onAgain} />

const screen = (load: () => Promise<Screen>): Late<ScreenProps> =>
  late(() => load().then(withScroll), PageWaiting, 'page', Lost)

const cards = () => import('./cards.tsx')

/**
 * The screens that are built, by route. Home, where most people arrive, comes with the app; the code of the others is
 * loaded when it is first asked for. The developers' login is there in development builds alone (ROUTE-034).
 */
const built: Readonly<Partial<Record<RouteId, Late<ScreenProps>>> & Pick<Record<RouteId, Late<ScreenProps>>, 'home'>> =
  {
    home: screen(() => {
      preloadActivity()
      return Promise.resolve(withModules([amountPrivacyModule, homePageModule], HomePageScreen))
    }),
    card: screen(() => cards().then((module) => module.CardPage)),
    'card-get-started': screen(() => cards().then((module) => module.CardGetStartedPage)),
    crypto: screen(() => import('./payments.tsx').then((module) => module.CryptoPaymentsPage)),
    'verification-get-started': screen(() => import('./get-started.ts').then((module) => module.GetStartedPage)),
    ...(import.meta.env.DEV
      ? {
          dev: screen(() => import('./dev.ts').then((module) => module.DeveloperPage)),
        }
      : {}),
  }

/** All of its routes: a frame that loads the page of each. */
const settingsCode = () => import('./settings/SettingsScreen.tsx')
const settings = screen(() => settingsCode().then((module) => module.SettingsScreen))

/** All of its routes, also while its guards wait for what it loads (BILL-008). */
const billPay = screen(() => import('./bill-pay.tsx').then((module) => module.BillPayPage))

/** What the routes of an area share. */
const shared: Readonly<Partial<Record<AreaName, Late<ScreenProps>>>> = { settings, 'bill-pay': billPay }

/**
 * The screen of a route: rendered at once when its code is there. Routes with one screen keep it, with its state. Those that
 * have none are led elsewhere by their guards.
 */
export const screenOf = (id: RouteId): Late<ScreenProps> => shared[routes[id].area] ?? built[id] ?? built.home

/** Loads what a route's screen needs ahead; a failure is met when it is shown. */
export const preloadScreen = (id: RouteId, ports: LatePorts): void => {
  const code = screenOf(id)
  code.preload()
  if (code === settings)
    settingsCode().then(
      (part) => part.preloadPage(id, ports),
      () => undefined,
    )
}
