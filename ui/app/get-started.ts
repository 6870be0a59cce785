import type { RouteId } from '@paydeck/core'
import type { LazyBindings } from '../di/lazy-bindings.ts'
import { lazyPart } from '../di/lazy-part.ts'

/**
 * Page that introduces the verification. Its code and its slices load in parallel. Usually the slices are already loaded,
 * because the app loads them after its first paint.
 */
export const GetStartedPage = lazyPart(
  ['applicationCreation', 'applicationUpdates', 'toasts'],
  () => import('../verification/application-creation/GetStartedScreen.tsx'),
  (part) => part.GetStartedScreen,
)

export const preloadPage = (_: RouteId, bindings: LazyBindings): Promise<unknown> => GetStartedPage.preload(bindings)
