import type { PasswordRecords } from '@paydeck/core'
import type { RestClient } from '../../transport/rest-client.ts'
import type { Replace } from '../../transport/session-renewal.ts'
import { postChangePassword } from '../../wire/security/password-update.ts'

export const restPasswordRecords = (client: RestClient, replace: Replace): PasswordRecords => ({
  change: (input) => replace(postChangePassword.name, client.call(postChangePassword)(input)),
})
