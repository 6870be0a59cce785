import { limit } from '../../kernel/limits.ts'
import { delay } from '../../kernel/timings.ts'
import type { FailureTable, RefusedFields } from '../../presentation/failure-text.ts'
import { safeToRetry } from '../../presentation/texts.ts'
import { nameTexts } from '../texts.ts'
import type { NameField } from './model.ts'

/** Minimum length of a first or last name (PROF-022). */
export const nameMinimum = limit('name minimum', 2)

/** Messages for a failed name change (ERR-008 to ERR-010). */
export const nameFailures = {
  rows: [{ statuses: [422, 429], text: null }],
  otherwise: nameTexts.failed,
  advice: safeToRetry,
} as const satisfies FailureTable

/** Form field to mark for each input that the provider may reject. */
export const refusedNames = {
  inputs: { givenName: 'givenName', familyName: 'familyName' },
} as const satisfies RefusedFields<NameField>

/** Query of a link that opens the name dialog (PROF-021). */
export const addNameQuery = { key: 'add-name', value: 'true' } as const

/** Delays of the name dialog (PROF-020, PROF-029, PROF-030). */
export const nameDialog = {
  opensAfter: delay('name dialog', 700),
  closesAfter: delay('update-name close', 1000),
  failureReset: delay('update-name failure', 100),
} as const
