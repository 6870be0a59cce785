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

/** A file with screens, which knows what else the page of each needs. */
interface ScreenFile {
  /** Loads a page ahead. Its ports are asked for first: they are found in two steps. */
  readonly preloadPage: (id: RouteId, bindings: LazyBindings) => Promise<unknown>
}

interface Page {
  readonly Screen: Lazy<ScreenProps>
  /** null: it is all there. */
  readonly file: (() => Promise<ScreenFile>) | null
}

const page = <F,>(file: () => Promise<F>, pick: (file: F) => Screen, known: Page['file']): Page => ({
  Screen: lazy(() => file().then(pick).then(withScroll), PageWaiting, 'page', Lost),
  file: known,
})

/** A page whose code is loaded when it is first asked for. */
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

/** The screens that are built, by route. The developers' login is there in development builds alone (ROUTE-034). */
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

/** Routes that have none are led elsewhere by their guards. */
const pageOf = (id: RouteId): Page => shared[routes[id].area] ?? built[id] ?? home

/** The screen of a route: rendered at once when its code is there. */
export const screenOf = (id: RouteId): Lazy<ScreenProps> => pageOf(id).Screen

/** Loads what a route's screen needs ahead; a failure is met when it is shown. Never rejects. */
export const preloadScreen = async (id: RouteId, bindings: LazyBindings): Promise<void> => {
  const { Screen, file } = pageOf(id)
  await Screen.preload()
  await file?.()
    .then((loaded) => loaded.preloadPage(id, bindings))
    .catch(() => undefined)
}
