import type { PasswordRecords, SecondFactor } from '@paydeck/core'
import type { FacadeClient } from '../../transport/facade-client.ts'
import type { RestClient } from '../../transport/rest-client.ts'
import { generateBackupCodes, postChangePassword, toggleTwoFactorAuthEnabled } from '../../wire/security/changes.ts'

export const facadeSecondFactor = (client: FacadeClient): SecondFactor => ({
  toggle: client.call(toggleTwoFactorAuthEnabled),
  newBackupCodes: client.call(generateBackupCodes),
})

export const restPasswordRecords = (client: RestClient): PasswordRecords => ({ change: client.call(postChangePassword) })
