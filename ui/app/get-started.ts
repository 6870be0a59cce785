import { latePart } from '../di/late-part.ts'
import { toastsModule } from '../toasts/module.ts'

/**
 * The intro of the verification over its slices. They are there already, as a rule: they come after the first paint of any
 * page.
 */
export const GetStartedPage = latePart(
  ['applicationCreation', 'applicationUpdates'],
  () =>
    Promise.all([
      import('../verification/application-creation/GetStartedScreen.tsx'),
      import('../verification/modules.ts'),
    ]),
  ([{ GetStartedScreen }, { verificationModules }]) => [GetStartedScreen, ...verificationModules, toastsModule],
)
