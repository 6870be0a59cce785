import type { PasswordRecords, SecondFactor } from '@paydeck/core'
import type { FacadeClient } from '../../transport/facade-client.ts'
import type { Replace } from '../../transport/replacements.ts'
import type { RestClient } from '../../transport/rest-client.ts'
import { generateBackupCodes, postChangePassword, toggleTwoFactorAuthEnabled } from '../../wire/security/two-factor.ts'

export const facadeSecondFactor = (client: FacadeClient, replace: Replace): SecondFactor => ({
  toggle: (input) => replace(toggleTwoFactorAuthEnabled.name, client.call(toggleTwoFactorAuthEnabled)(input)),
  newBackupCodes: client.call(generateBackupCodes),
})

export const restPasswordRecords = (client: RestClient, replace: Replace): PasswordRecords => ({
  change: (input) => replace(postChangePassword.name, client.call(postChangePassword)(input)),
})
