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

/** Error page of a screen whose code could not load. */
const Lost = ({ onAgain, reason }: LostProps) => <LostPage onRetry={onAgain} reason={reason} />

/** Module that contains screens, and a function to preload the further code that their pages need. */
interface ScreenFile {
  /** Preloads a page. Loads the page's ports first, because loading them takes two steps. */
  readonly preloadPage: (id: RouteId, bindings: LazyBindings) => Promise<unknown>
}

interface Page {
  readonly Screen: Lazy<ScreenProps>
  /** Null if the page's code is part of the start. */
  readonly file: (() => Promise<ScreenFile>) | null
}

const page = <F,>(file: () => Promise<F>, pick: (file: F) => Screen, known: Page['file']): Page => ({
  Screen: lazy(() => file().then(pick).then(withScroll), PageWaiting, 'page', Lost),
  file: known,
})

/** Page whose code loads on first use. */
const pageIn = <F extends ScreenFile>(file: () => Promise<F>, pick: (file: F) => Screen): Page => page(file, pick, file)

const cards = () => import('./cards.tsx')

/** Home is part of the start, since most visits begin there. */
const home = page(
  () => {
    void preloadActivity()
    return Promise.resolve()
  },
  () => HomePageScreen,
  null,
)

/** Screens by route. The developers' login exists in development builds only (ROUTE-034). */
const built: Readonly<Partial<Record<RouteId, Page>>> = {
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
 * Frames that the routes of an area share, with their state. A frame loads the page of its route, also while guards wait
 * (BILL-008).
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

/** Returns the page of a route. Routes without a page fall back to home, because their guards redirect the user. */
const pageOf = (id: RouteId): Page => shared[routes[id].area] ?? built[id] ?? home

/** Screen of a route. Renders at once if its code is loaded. */
export const screenOf = (id: RouteId): Lazy<ScreenProps> => pageOf(id).Screen

/** Preloads the code of a route's screen. A failed load is reported when the screen is shown. Never rejects. */
export const preloadScreen = async (id: RouteId, bindings: LazyBindings): Promise<void> => {
  const { Screen, file } = pageOf(id)
  await Screen.preload()
  await file?.()
    .then((loaded) => loaded.preloadPage(id, bindings))
    .catch(() => undefined)
}
