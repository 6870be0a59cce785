import { failureText } from '../../kernel/failure-text.ts'
import type { PasskeyOrigin, RegistrationFault } from '../model.ts'
import { display } from '../tables/list.ts'
import { type AgentRow, browsers, ceremonyFailures, registrationFailures, systems } from '../tables/registration.ts'

const nameIn = (rows: ReadonlyArray<AgentRow>, userAgent: string): string | null =>
  rows.find(({ has }) => userAgent.includes(has))?.is ?? null

/** With what and where a passkey is made, as far as the user agent says (PASS-007). */
export const originOf = (userAgent: string): PasskeyOrigin => ({
  savedWith: nameIn(browsers, userAgent) ?? display.savedWith,
  device: nameIn(systems, userAgent) ?? display.device,
})

/** What is told of a registration that failed; null: nothing (PASS-018). */
export const registrationFailureText = (fault: RegistrationFault): string | null => {
  switch (fault._tag) {
    case 'Cancelled':
    case 'AlreadyThere':
    case 'Unsupported':
      return ceremonyFailures[fault._tag]
    default:
      return failureText(registrationFailures, fault)
  }
}
