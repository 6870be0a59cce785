import type { AccountProtection } from '@paydeck/core'
import type { FacadeClient } from '../../transport/facade-client.ts'
import { getSecuritySettings } from '../../wire/security/security-settings.ts'

export const facadeAccountProtection = (client: FacadeClient): AccountProtection => ({
  settings: client.call(getSecuritySettings)(),
})
