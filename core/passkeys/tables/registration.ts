import type { FailureTable } from '../../kernel/failure-text.ts'
import { delay } from '../../kernel/timings.ts'
import type { CeremonyFault } from '../model.ts'

/** What is told when the browser made no passkey; null: nothing, because the person decided so (PASS-018). */
export const ceremonyFailures = {
  Cancelled: null,
  AlreadyThere: 'This device already has a passkey for your account.',
  Unsupported: 'This browser cannot create passkeys. Try another browser or another device.',
} as const satisfies Record<CeremonyFault['_tag'], string | null>

/** What is told when the provider did not take a passkey in. */
export const registrationFailures = {
  rows: [{ statuses: [400, 409, 422, 429], text: null }],
  otherwise: 'Your passkey could not be created. Try again.',
} as const satisfies FailureTable

/** So long a new passkey is told of. */
export const registrationSuccess = { text: 'Your passkey was created.', reset: delay('passkey created', 4000) } as const

/** A word of a user agent, and what it is a sign of. */
export interface AgentRow {
  readonly has: string
  readonly is: string
}

/** Names of browsers; the first row that fits counts, because each claims to be those that come after it (PASS-007). */
export const browsers: ReadonlyArray<AgentRow> = [
  { has: 'Edg', is: 'Edge' },
  { has: 'OPR/', is: 'Opera' },
  { has: 'SamsungBrowser/', is: 'Samsung Internet' },
  { has: 'Firefox/', is: 'Firefox' },
  { has: 'FxiOS/', is: 'Firefox' },
  { has: 'CriOS/', is: 'Chrome' },
  { has: 'Chrome/', is: 'Chrome' },
  { has: 'Safari/', is: 'Safari' },
]

/** Names of operating systems; the first row that fits counts (PASS-007). */
export const systems: ReadonlyArray<AgentRow> = [
  { has: 'iPhone', is: 'iOS' },
  { has: 'iPad', is: 'iPadOS' },
  { has: 'Android', is: 'Android' },
  { has: 'Windows', is: 'Windows' },
  { has: 'Mac OS X', is: 'macOS' },
  { has: 'CrOS', is: 'ChromeOS' },
  { has: 'Linux', is: 'Linux' },
]
