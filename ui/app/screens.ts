import type { RouteId } from '@paydeck/core'
import { HomeScreen, homeModule } from '../home/route.ts'
import { withModules } from '../di/with-modules.ts'
import type { Screen } from './screen.ts'

type Load = () => Promise<Screen>

const notBuilt: Load = () => import('./NotBuiltScreen.tsx').then((module) => module.NotBuiltScreen)

/**
 * The screens that are built, by route. Home, where most people arrive, comes with the app; the code of the others is
 * loaded when it is first asked for.
 */
const built: Readonly<Partial<Record<RouteId, Load>>> = {
  home: () => Promise.resolve(withModules([homeModule], HomeScreen)),
}

/** Screens of development builds alone (ROUTE-034). */
const development: Readonly<Partial<Record<RouteId, Load>>> = import.meta.env.DEV
  ? { dev: () => import('../session/DevLoginScreen.tsx').then((module) => module.DevLoginScreen) }
  : {}

const loadOf = (id: RouteId): Load => built[id] ?? development[id] ?? notBuilt

const loaded = new Map<RouteId, Screen>()
const loading = new Map<RouteId, Promise<Screen>>()

/** The screen of a route when its code is there already: then it is rendered at once, without a fallback. */
export const screenIfLoaded = (id: RouteId): Screen | null => loaded.get(id) ?? null

/** Loads the screen of a route. A failure is forgotten, so that the next caller tries again. */
export const loadScreen = (id: RouteId): Promise<Screen> => {
  const known = loading.get(id)
  if (known !== undefined) return known
  const promise = loadOf(id)().then(
    (screen) => {
      loaded.set(id, screen)
      return screen
    },
    (error: unknown) => {
      loading.delete(id)
      throw error
    },
  )
  loading.set(id, promise)
  return promise
}
