import type { PasswordRecords } from '@paydeck/core'
import type { Replace } from '../../transport/replacements.ts'
import type { RestClient } from '../../transport/rest-client.ts'
import { postChangePassword } from '../../wire/security/password-update.ts'

export const restPasswordRecords = (client: RestClient, replace: Replace): PasswordRecords => ({
  change: (input) => replace(postChangePassword.name, client.call(postChangePassword)(input)),
})
