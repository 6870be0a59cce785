import type { RouteId } from '@paydeck/core'
import { latePart } from '../di/late-part.ts'
import type { LatePorts } from '../di/late-ports.ts'
import { toastsModule } from '../toasts/module.ts'

const slices = ['applicationCreation', 'applicationUpdates'] as const
const code = () =>
  Promise.all([
    import('../verification/application-creation/GetStartedScreen.tsx'),
    import('../verification/modules.ts'),
  ])

/**
 * The intro of the verification over its slices. They are there already, as a rule: they come after the first paint of any
 * page.
 */
export const GetStartedPage = latePart(slices, code, ([{ GetStartedScreen }, { verificationModules }]) => [
  GetStartedScreen,
  ...verificationModules,
  toastsModule,
])

export const preloadPage = (_: RouteId, ports: LatePorts): Promise<unknown> => GetStartedPage.preload(ports)
