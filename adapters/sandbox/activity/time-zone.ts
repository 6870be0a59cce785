import { refuse } from '../kernel/refusals.ts'

/**
 * Returns the canonical name of an IANA time zone. PostgreSQL would read the old names "CET", "EET", "MET" and "WET" as
 * offsets without summer time, and an offset such as "+02:00" with the opposite sign.
 */
export const zoneOf = (timeZone: string): string => {
  const unknown = (): never => refuse(422, 'Unknown time zone. Use a name such as Europe/Berlin or UTC.')
  if (!/^[a-z]/i.test(timeZone)) return unknown()
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return unknown()
  }
}
