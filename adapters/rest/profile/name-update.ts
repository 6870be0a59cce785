import type { ProfileRecords } from '@paydeck/core'
import type { RestClient } from '../../transport/rest-client.ts'
import { putUserName } from '../../wire/profile/name-update.ts'

/** Implements `updateName` of the port `ProfileRecords`. */
export const restProfileRecords = (client: RestClient): Pick<ProfileRecords, 'updateName'> => ({
  updateName: client.call(putUserName),
})
