import { latePart } from '../di/late-part.ts'
import type { ScreenProps } from './screen.ts'

const code = () => import('../session/developer-login/late.ts')

/** The developers' login, of development builds alone (ROUTE-034). */
export const DeveloperPage = latePart<Awaited<ReturnType<typeof code>>, ScreenProps>(
  ['developerLogin'],
  code,
  (part) => part.DeveloperLoginScreen,
)
