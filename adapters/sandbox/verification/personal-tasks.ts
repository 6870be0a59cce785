import { hasHidden } from '../calls/hidden-characters.ts'
import { refuse } from '../kernel/refusals.ts'
import { day } from '../kernel/seeded-random.ts'
import type { Findings } from './collection-tasks.ts'

/*
 * The typed values are checked and then dropped. Only a fault or a finding is stored.
 */

type Field = (name: string) => string

const longest = 100

const textOf = (field: Field, name: string, label: string): string => {
  const text = field(name).trim()
  if (text === '') return refuse(422, `Enter ${label}.`, { field: name })
  if (text.length > longest || hasHidden(text))
    return refuse(422, `We can't read ${label}. Enter it again.`, { field: name })
  return text
}

/** Parses a day to milliseconds since 1970, at midnight UTC. */
const dayOf = (field: Field, name: string, label: string): number => {
  const text = field(name).trim()
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  // `Date` turns an impossible day such as February 30 into a different day.
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== text)
    return refuse(422, `Enter ${label} as a date, such as 1990-04-23.`, { field: name })
  return at
}

/** Formats a day in UTC, as in "Aug 3, 2026". */
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** Returns the age in years of a person born on a day. */
const yearsSince = (birth: number, now: number): number => {
  const [born, today] = [new Date(birth), new Date(now)]
  const years = today.getUTCFullYear() - born.getUTCFullYear()
  const isBefore = today.toISOString().slice(5, 10) < born.toISOString().slice(5, 10)
  return isBefore ? years - 1 : years
}

const [leastAge, mostAge] = [18, 130]

/** Checks an address that the user has typed. */
const addressFindings = (field: Field): Findings => {
  const street = textOf(field, 'street', 'your street address')
  for (const [name, label] of [
    ['city', 'your city'],
    ['postalCode', 'your postal code'],
  ] as const) {
    textOf(field, name, label)
  }
  return { fault: /\d/.test(street) ? null : 'Add the house number to your street address, as on your ID.' }
}

/** Checks the name, date of birth and document expiration date that the user has typed. */
const detailsFindings = (field: Field, now: number): Findings => {
  textOf(field, 'name', 'your name')
  const birth = dayOf(field, 'birth', 'your date of birth')
  const expiry = dayOf(field, 'expiry', 'the expiration date of your ID')
  const age = yearsSince(birth, now)
  if (age < 0 || age > mostAge) {
    return refuse(422, 'Enter a date of birth in the past.', { field: 'birth' })
  }
  if (age < leastAge) return { fault: null, finding: `You must be ${leastAge} or older.` }
  if (expiry + day <= now) return { fault: null, finding: `Your ID expired on ${dayFormat.format(expiry)}.` }
  return { fault: null }
}

/** Functions that check the forms with typed details, by task name. Each function rejects an incomplete form. */
export const personalFindings = {
  address: addressFindings,
  personalDetails: detailsFindings,
} as const satisfies Record<string, (field: Field, now: number) => Findings>
