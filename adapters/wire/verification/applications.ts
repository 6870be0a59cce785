import { ApplicationStatus, CollectionStatus, CollectionTaskName } from '@paydeck/core/model'
import * as t from 'io-ts'
import { rest } from '../call.ts'
import { list, nothing, record, word } from '../codec.ts'

export const application = record(
  {
    applicationId: t.string,
    productName: t.string,
    status: word(ApplicationStatus),
    collectionStatus: word(CollectionStatus),
    /**
     * Tasks of the application. `name` says what the user has to submit; it is not in the specification. A provider whose
     * tasks have no names omits `name`.
     */
    collectionTasks: list(record({ status: t.string }, { name: word(CollectionTaskName) })),
  },
  {
    /**
     * Steps that the application has reached, oldest first. Not in the specification; a provider that stores no times omits
     * `history`. `at` is an ISO 8601 time. `reason` is a sentence that explains a decision.
     */
    history: list(record({ step: t.string, at: t.string }, { reason: t.string })),
  },
)

/** Lists the user's applications (CALL-097, VERIF-015). */
export const getApplications = rest({
  name: 'GET /compliance/applications',
  input: nothing,
  reply: list(application),
})

/** Checks if required information about the user is missing (CALL-096). */
export const getMissingShopperInfo = rest({
  name: 'GET /compliance/missingShopperInfo',
  input: nothing,
  reply: record({ isMissingShopperInfo: t.boolean }),
})
