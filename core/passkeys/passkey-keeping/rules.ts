import { formatDay } from '../../kernel/calendar.ts'
import { describeFault } from '../../kernel/fault.ts'
import { filled } from '../../kernel/text.ts'
import { browserName, systemName } from '../../platform/user-agent.ts'
import { type FailureTable, failureText } from '../../presentation/failure-text.ts'
import { plainText, timed } from '../../presentation/timed-text.ts'
import type { PasskeyCredential } from '../model.ts'
import { passkeyRemovalFailures, passkeyRowTexts } from '../texts.ts'
import type {
  CeremonyFault,
  DisplayedPasskey,
  PasskeyOrigin,
  PasskeyOrigins,
  Refused,
  RegistrationFault,
  Removal,
  RemovalFault,
} from './model.ts'
import { ceremonyFailures, type CeremonyRow, passkeyLimit, refusedRemovals, registrationFailures } from './tables.ts'

/**
 * True if the user has the maximum number of passkeys (PASS-010).
 * @example
 * isAddDisabled(5) // true
 */
export const isAddDisabled = (count: number): boolean => count >= passkeyLimit.value

/**
 * Returns the rows of the list, oldest first (PASS-003, PASS-004, PASS-007).
 * @param origins browser and system of each passkey, as stored in this browser
 * @example
 * const credentials = [{ id: 'a', createdAt: Date.UTC(2026, 2, 10) }]
 * const origins = new Map([['a', { savedWith: 'Firefox', device: 'Linux' }]])
 * displayedPasskeys(credentials, origins)[0].text // 'Saved with Firefox on Linux on Mar 10, 2026'
 */
export const displayedPasskeys = (
  credentials: ReadonlyArray<PasskeyCredential>,
  origins: PasskeyOrigins,
  timeZone = 'UTC',
): ReadonlyArray<DisplayedPasskey> =>
  credentials
    .toSorted((one, other) => one.createdAt - other.createdAt)
    .map(({ id, createdAt }, index) => {
      const { savedWith, device } = origins.get(id) ?? passkeyRowTexts
      const made = { text: formatDay(createdAt, timeZone), at: createdAt }
      const parts = timed(passkeyRowTexts.saved, made, { savedWith, device })
      return {
        id,
        title: filled(passkeyRowTexts.title, { number: index + 1 }),
        createdAt: made.text,
        savedWith,
        device,
        text: plainText(parts),
        parts,
      }
    })

/**
 * Derives browser and system of a new passkey from the user agent (PASS-007).
 * @example
 * originOf('Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0').device // 'Linux'
 */
export const originOf = (userAgent: string): PasskeyOrigin => ({
  savedWith: browserName(userAgent) ?? passkeyRowTexts.savedWith,
  device: systemName(userAgent) ?? passkeyRowTexts.device,
})

const isOfCeremony = (fault: RegistrationFault): fault is CeremonyFault => fault._tag in ceremonyFailures

/**
 * Message for a failed registration; null if the user cancelled it (PASS-018).
 * @example
 * registrationFailureText({ _tag: 'Cancelled' }) // null
 */
export const registrationFailureText = (
  fault: RegistrationFault,
  ceremonies: Readonly<Record<CeremonyFault['_tag'], CeremonyRow>> = ceremonyFailures,
  failures: FailureTable = registrationFailures,
): string | null => (isOfCeremony(fault) ? ceremonies[fault._tag].message : failureText(failures, fault))

/** Describes a registration or removal failure for the log, without any payload. */
export const describePasskeyFault = (fault: RegistrationFault | RemovalFault): string => {
  if (fault._tag === 'Refused') return fault.text
  return isOfCeremony(fault) ? ceremonyFailures[fault._tag].logLine : describeFault(fault)
}

const refused = (text: string): Refused => ({ _tag: 'Refused', text })

/** Refusal because the passkey no longer exists (PASS-020). */
export const alreadyGone: Refused = refused(passkeyRemovalFailures.gone)

/** Refusal because the removal request contains no passkey id (PASS-021). */
export const unnamed: Refused = refused(passkeyRemovalFailures.unnamed)

/**
 * Decides whether a passkey is removed or the removal is refused.
 * @param credentials freshly loaded passkeys (PASS-019)
 * @example
 * removalOf('a', [{ id: 'a' }]) // { _tag: 'Remove', id: 'a' }
 * removalOf('a', []).text // 'Credential already removed or does not exist.'
 */
export const removalOf = (id: string | null, credentials: ReadonlyArray<PasskeyCredential>): Removal => {
  if (id === null || id === '') return unnamed
  return credentials.some((credential) => credential.id === id) ? { _tag: 'Remove', id } : alreadyGone
}

/** Message for a failed removal. */
export const removalFailureText = (fault: RemovalFault): string =>
  fault._tag === 'Refused' ? fault.text : failureText(refusedRemovals, fault)
