import { passwordsModule } from '../passwords.ts'
import { recentFactorModule } from '../recent-factor.ts'

/** Ports of the slice that asks for a proof of identity, which several pages need. */
export const recentFactor = [recentFactorModule, passwordsModule]
