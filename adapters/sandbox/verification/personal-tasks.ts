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
  if (text === '') return refuse(422, `${label} is missing.`, { field: name })
  if (text.length > longest || hasHidden(text)) return refuse(422, `${label} cannot be read.`, { field: name })
  return text
}

/** Parses a day to milliseconds since 1970, at midnight UTC. */
const dayOf = (field: Field, name: string, label: string): number => {
  const text = field(name).trim()
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  // `Date` turns an impossible day such as February 30 into another one.
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== text)
    return refuse(422, `${label} has to be a day, as in 1990-04-23.`, { field: name })
  return at
}

/** "Aug 3, 2026", in UTC. */
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** Returns the age in years of a person born on a day. */
const yearsSince = (birth: number, now: number): number => {
  const [born, today] = [new Date(birth), new Date(now)]
  const years = today.getUTCFullYear() - born.getUTCFullYear()
  const isBefore = today.toISOString().slice(5, 10) < born.toISOString().slice(5, 10)
  return isBefore ? years - 1 : years
}

const [leastAge, mostAge] = [18, 130]

/** Checks the address of the user. */
const addressFindings = (field: Field): Findings => {
  const street = textOf(field, 'street', 'The street')
  for (const [name, label] of [
    ['city', 'The city'],
    ['postalCode', 'The postal code'],
  ] as const) {
    textOf(field, name, label)
  }
  return { fault: /\d/.test(street) ? null : 'The street does not match your document: its number is missing.' }
}

/** Checks the details of the user against the document. */
const detailsFindings = (field: Field, now: number): Findings => {
  textOf(field, 'name', 'Your name')
  const birth = dayOf(field, 'birth', 'Your date of birth')
  const expiry = dayOf(field, 'expiry', 'The last day of your document')
  const age = yearsSince(birth, now)
  if (age < 0 || age > mostAge) {
    return refuse(422, 'Your date of birth has to be a day of the past.', { field: 'birth' })
  }
  if (age < leastAge) return { fault: null, finding: `You have to be ${leastAge} or older.` }
  if (expiry + day <= now) return { fault: null, finding: `The document expired on ${dayFormat.format(expiry)}.` }
  return { fault: null }
}

/** Checks by form. An incomplete form is rejected. */
export const personalFindings = {
  address: addressFindings,
  personalDetails: detailsFindings,
} as const satisfies Record<string, (field: Field, now: number) => Findings>
