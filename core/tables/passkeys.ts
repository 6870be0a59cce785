import type { CeremonyFault } from '../passkeys/passkey-keeping/model.ts'
import {
  ceremonyFailures,
  type CeremonyRow,
  refusedRemovals,
  registrationFailures,
} from '../passkeys/passkey-keeping/tables.ts'
import type { PasskeyCard } from '../passkeys/passkey-status/view.ts'
import { setupCard } from '../passkeys/tables.ts'
import type { FailureTable } from '../presentation/failure-text.ts'

/** Rule tables of the passkeys. */
export interface PasskeyTables {
  /** Message and log line for each reason why the browser created no passkey (PASS-018). */
  readonly ceremonyFailures: Readonly<Record<CeremonyFault['_tag'], CeremonyRow>>
  /** Texts for a passkey that the provider does not register. */
  readonly registrationFailures: FailureTable
  /** Texts for a passkey that the provider does not remove. */
  readonly refusedRemovals: FailureTable
  /** Card that offers a first passkey (PASS-008, HOME-015). */
  readonly setupCard: PasskeyCard
}

/** The rule tables of the passkeys that Paydeck uses. */
export const passkeyTables: PasskeyTables = { ceremonyFailures, registrationFailures, refusedRemovals, setupCard }
