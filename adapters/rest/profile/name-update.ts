import type { ProfileRecords } from '@paydeck/core'
import type { RestClient } from '../../transport/rest-client.ts'
import { putUserName } from '../../wire/profile/name-update.ts'

/** The part of the port that is asked by REST. */
export const restProfileRecords = (client: RestClient): Pick<ProfileRecords, 'updateName'> => ({
  updateName: client.call(putUserName),
})
