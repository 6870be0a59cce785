import { type AreaName, type RouteId, routes } from '@paydeck/core'
import type { LazyBindings } from '../di/lazy-bindings.ts'
import { preloadActivity } from '../home/home-page/ActivityPanel.tsx'
import { HomePageScreen } from '../home/home-page/HomePageScreen.tsx'
import { type Lazy, lazy, type LostProps } from '../kit/lazy.tsx'
import { PageWaiting } from './Initialising.tsx'
import { LostPage } from './lazy-frame.ts'
import type { Screen, ScreenProps } from './screen.ts'
import { useScroll } from './use-scroll.ts'

const withScroll = (Content: Screen): Screen => {
  const WithScroll = (place: ScreenProps) => {
    useScroll()
    return <Content {...place} />
  }
  return WithScroll
}

/** Error page in place of a screen whose code could not be loaded. */
const Lost = ({ onAgain, reason }: LostProps) => <LostPage onRetry={onAgain} reason={reason} />

/** Module that exports screens and a function that preloads the code of their pages. */
interface ScreenFile {
  /** Preloads the code of a page. Requests the page's ports first, because loading them takes two requests in sequence. */
  readonly preloadPage: (id: RouteId, bindings: LazyBindings) => Promise<unknown>
}

interface Page {
  readonly Screen: Lazy<ScreenProps>
  /** Loads the module that exports the page's `preloadPage`. Null if the page has no such function. */
  readonly file: (() => Promise<ScreenFile>) | null
}

const page = <F,>(file: () => Promise<F>, pick: (file: F) => Screen, known: Page['file']): Page => ({
  Screen: lazy(() => file().then(pick).then(withScroll), PageWaiting, 'page', Lost),
  file: known,
})

/** Page whose code loads on first use. */
const pageIn = <F extends ScreenFile>(file: () => Promise<F>, pick: (file: F) => Screen): Page => page(file, pick, file)

const cards = () => import('./cards.tsx')

/** Home page. Its code loads with the app, since most visits begin there. */
const home = page(
  () => {
    void preloadActivity()
    return Promise.resolve()
  },
  () => HomePageScreen,
  null,
)

/**
 * Page of each route, except the routes in `shared`. The developers' login exists in development builds only (ROUTE-034).
 */
const built: Readonly<Partial<Record<RouteId, Page>>> = {
  activity: pageIn(
    () => import('./activity.tsx'),
    (file) => file.ActivityPage,
  ),
  statements: pageIn(
    () => import('./statements.tsx'),
    (file) => file.StatementsPage,
  ),
  card: pageIn(cards, (file) => file.CardPage),
  'card-get-started': pageIn(cards, (file) => file.CardGetStartedPage),
  crypto: pageIn(
    () => import('./payments.tsx'),
    (file) => file.CryptoPaymentsPage,
  ),
  'verification-get-started': pageIn(
    () => import('./get-started.ts'),
    (file) => file.GetStartedPage,
  ),
  ...(import.meta.env.DEV
    ? {
        dev: page(
          () => import('./dev.ts'),
          (file) => file.DeveloperPage,
          null,
        ),
      }
    : {}),
}

/**
 * Pages that render all routes of an area. Such a page stays mounted when the route changes within the area, so that its
 * state is kept. The Bill Pay page is mounted even while guards wait for data, because it loads this data (BILL-008).
 */
const shared: Readonly<Partial<Record<AreaName, Page>>> = {
  settings: pageIn(
    () => import('./settings/SettingsScreen.tsx'),
    (file) => file.SettingsScreen,
  ),
  'bill-pay': pageIn(
    () => import('./bill-pay.tsx'),
    (file) => file.BillPayPage,
  ),
}

/**
 * Returns the page of a route. A route without a page gets the home page, which is not shown, because the route's guard
 * redirects the user.
 */
const pageOf = (id: RouteId): Page => shared[routes[id].area] ?? built[id] ?? home

/** Returns the screen of a route. The screen renders immediately if its code is loaded. */
export const screenOf = (id: RouteId): Lazy<ScreenProps> => pageOf(id).Screen

/** Preloads the code of a route's screen. A failed load is reported when the screen is shown. Never rejects. */
export const preloadScreen = async (id: RouteId, bindings: LazyBindings): Promise<void> => {
  const { Screen, file } = pageOf(id)
  await Screen.preload()
  await file?.()
    .then((loaded) => loaded.preloadPage(id, bindings))
    .catch(() => undefined)
}
