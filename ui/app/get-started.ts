import type { RouteId } from '@paydeck/core'
import type { LazyBindings } from '../di/lazy-bindings.ts'
import { lazyPart } from '../di/lazy-part.ts'

/**
 * The intro of the verification over its slices. They are there already, as a rule: they come after the first paint of any
 * page.
 */
export const GetStartedPage = lazyPart(
  ['applicationCreation', 'applicationUpdates', 'toasts'],
  () => import('../verification/application-creation/GetStartedScreen.tsx'),
  (part) => part.GetStartedScreen,
)

export const preloadPage = (_: RouteId, bindings: LazyBindings): Promise<unknown> => GetStartedPage.preload(bindings)
