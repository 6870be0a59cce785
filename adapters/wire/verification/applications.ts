import { ApplicationStatus, CollectionStatus, CollectionTaskName } from '@paydeck/core/model'
import * as t from 'io-ts'
import { rest } from '../call.ts'
import { list, nothing, record, word } from '../codec.ts'

/** One application. */
export const application = record(
  {
    applicationId: t.string,
    productName: t.string,
    status: word(ApplicationStatus),
    collectionStatus: word(CollectionStatus),
    /** Beyond the specification: `name` says what the task asks for. A provider that names no tasks leaves it out. */
    collectionTasks: list(record({ status: t.string }, { name: word(CollectionTaskName) })),
  },
  {
    /**
     * Beyond the specification: when it reached which step, oldest first; `at` is ISO 8601 text. A provider that tells no
     * times leaves it out. `reason` is the reason of a decision, a sentence.
     */
    history: list(record({ step: t.string, at: t.string }, { reason: t.string })),
  },
)

/** The user's applications (CALL-097, VERIF-015). */
export const getApplications = rest({
  name: 'GET /compliance/applications',
  input: nothing,
  reply: list(application),
})

/** Whether the provider lacks something that it must know of a shopper (CALL-096). */
export const getMissingShopperInfo = rest({
  name: 'GET /compliance/missingShopperInfo',
  input: nothing,
  reply: record({ isMissingShopperInfo: t.boolean }),
})
