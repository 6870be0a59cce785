import { failureText } from '../../kernel/failure-text.ts'
import { describeFault } from '../../kernel/fault.ts'
import { browserName, systemName } from '../../kernel/user-agent.ts'
import type { CeremonyFault, PasskeyOrigin, RegistrationFault, RemovalFault } from '../model.ts'
import { display } from '../passkey-keeping/tables.ts'
import { ceremonyFailures, registrationFailures } from '../tables/registration.ts'

/** With what and where a passkey is made, as far as the user agent says (PASS-007). */
export const originOf = (userAgent: string): PasskeyOrigin => ({
  savedWith: browserName(userAgent) ?? display.savedWith,
  device: systemName(userAgent) ?? display.device,
})

const isOfCeremony = (fault: RegistrationFault): fault is CeremonyFault => fault._tag in ceremonyFailures

/** What is told of a registration that failed; null: nothing (PASS-018). */
export const registrationFailureText = (fault: RegistrationFault): string | null =>
  isOfCeremony(fault) ? ceremonyFailures[fault._tag].told : failureText(registrationFailures, fault)

/** One line for the log, of a registration or a removal: nothing that was sent. */
export const describePasskeyFault = (fault: RegistrationFault | RemovalFault): string => {
  if (fault._tag === 'Refused') return fault.text
  return isOfCeremony(fault) ? ceremonyFailures[fault._tag].logged : describeFault(fault)
}
