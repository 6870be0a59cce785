import { lazyPart } from '../di/lazy-part.ts'
import type { ScreenProps } from './screen.ts'

const code = () => import('../session/developer-login/lazy.ts')

/** Login page for developers, in development builds only (ROUTE-034). */
export const DeveloperPage = lazyPart<Awaited<ReturnType<typeof code>>, ScreenProps>(
  ['developerLogin'],
  code,
  (part) => part.DeveloperLoginScreen,
)
