import type { RouteId } from '@paydeck/core'
import type { LazyBindings } from '../di/lazy-bindings.ts'
import { lazyPart } from '../di/lazy-part.ts'

/**
 * Introduction to the verification, with its slices. The slices are usually loaded already, because every page loads them
 * after its first paint.
 */
export const GetStartedPage = lazyPart(
  ['applicationCreation', 'applicationUpdates', 'toasts'],
  () => import('../verification/application-creation/GetStartedScreen.tsx'),
  (part) => part.GetStartedScreen,
)

export const preloadPage = (_: RouteId, bindings: LazyBindings): Promise<unknown> => GetStartedPage.preload(bindings)
