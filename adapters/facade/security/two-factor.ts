import type { SecondFactor } from '@paydeck/core'
import type { FacadeClient } from '../../transport/facade-client.ts'
import type { Replace } from '../../transport/session-renewal.ts'
import { generateBackupCodes, toggleTwoFactorAuthEnabled } from '../../wire/security/two-factor.ts'

export const facadeSecondFactor = (client: FacadeClient, replace: Replace): SecondFactor => ({
  toggle: (input) => replace(toggleTwoFactorAuthEnabled.name, client.call(toggleTwoFactorAuthEnabled)(input)),
  newBackupCodes: client.call(generateBackupCodes),
})
