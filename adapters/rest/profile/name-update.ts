import type { ProfileRecords } from '@paydeck/core'
import type { RestClient } from '../../transport/rest-client.ts'
import { putUserName } from '../../wire/profile/name-update.ts'

/** Implements the part of the port that uses REST. */
export const restProfileRecords = (client: RestClient): Pick<ProfileRecords, 'updateName'> => ({
  updateName: client.call(putUserName),
})
