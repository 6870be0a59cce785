import type { RouteId } from '@paydeck/core'
import type { LateBindings } from '../di/late-bindings.ts'
import { latePart } from '../di/late-part.ts'

/**
 * The intro of the verification over its slices. They are there already, as a rule: they come after the first paint of any
 * page.
 */
export const GetStartedPage = latePart(
  ['applicationCreation', 'applicationUpdates', 'toasts'],
  () => import('../verification/application-creation/GetStartedScreen.tsx'),
  (part) => part.GetStartedScreen,
)

export const preloadPage = (_: RouteId, bindings: LateBindings): Promise<unknown> => GetStartedPage.preload(bindings)
