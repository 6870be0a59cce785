import { browserPasswords } from '../browser/passwords.ts'
import { portModule } from '../port.ts'
import { restRecentFactor } from '../rest/security/recent-factor.ts'

const recentFactor = portModule({
  passwords: () => browserPasswords(globalThis.crypto.subtle),
  recentFactorCheck: ({ rest }) => restRecentFactor(rest),
})

/** Ports of the slice that asks for a proof of identity, which several pages need. */
export const ports = [recentFactor]
