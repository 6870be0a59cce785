import { failureText } from '../../kernel/failure-text.ts'
import type { PasskeyCredential, Refused, Removal, RemovalFault } from '../model.ts'
import { refusedRemovals, removalFailures } from '../tables/removal.ts'

const refused = (text: string): Refused => ({ _tag: 'Refused', text })

/** The passkey was not there any more (PASS-020). */
export const alreadyGone: Refused = refused(removalFailures.gone)

/** No passkey was named (PASS-021). */
export const unnamed: Refused = refused(removalFailures.unnamed)

/**
 * What is to be done about a removal.
 * @param credentials as they were just fetched again (PASS-019)
 */
export const removalOf = (id: string | null, credentials: ReadonlyArray<PasskeyCredential>): Removal => {
  if (id === null || id === '') return unnamed
  return credentials.some((credential) => credential.id === id) ? { _tag: 'Remove', id } : alreadyGone
}

/** What is told of a removal that failed. */
export const removalFailureText = (fault: RemovalFault): string =>
  fault._tag === 'Refused' ? fault.text : failureText(refusedRemovals, fault)
