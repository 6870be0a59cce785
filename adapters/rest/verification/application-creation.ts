import type { NewApplications } from '@paydeck/core'
import type { IdempotentSend } from '../../transport/idempotent-sends.ts'
import type { RestClient } from '../../transport/rest-client.ts'
import { postApplication } from '../../wire/verification/application-creation.ts'

/** Implements the port `NewApplications`. Retries of a creation reuse its idempotency key (CALL-098, F4). */
export const restNewApplications = (client: RestClient, idempotent: IdempotentSend): NewApplications => ({
  create: idempotent(postApplication, client.call(postApplication)),
})
