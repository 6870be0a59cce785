import { activeSessionsModule } from './active-sessions/module.ts'
import { passwordUpdateModule } from './password-update/module.ts'
import { recentFactorModule } from './recent-factor/module.ts'
import { securityHistoryModule } from './security-history/module.ts'
import { twoFactorModule } from './two-factor/module.ts'

/** What the security page loads: itself, what it does, and the dialog that only its own rows open. */
export { activeSessionsModule } from './active-sessions/module.ts'
export { EndSessionModal } from './active-sessions/EndSessionModal.tsx'
export { SecurityScreen } from './SecurityScreen.tsx'
/** The slices of the page. */
export const securityPageModules = [
  activeSessionsModule,
  passwordUpdateModule,
  recentFactorModule,
  securityHistoryModule,
  twoFactorModule,
]
