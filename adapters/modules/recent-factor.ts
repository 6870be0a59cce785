import { browserPasswords } from '../browser/passwords.ts'
import { portModule } from '../port.ts'
import { restRecentFactor } from '../rest/security/recent-factor.ts'

const recentFactor = portModule({
  passwords: () => browserPasswords(globalThis.crypto.subtle),
  recentFactorCheck: ({ rest }) => restRecentFactor(rest),
})

/** Ports of the slice that asks the user for a proof of identity. Several pages need the slice. */
export const ports = [recentFactor]
