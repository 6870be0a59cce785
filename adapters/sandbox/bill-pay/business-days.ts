import { day, hour, minute } from '../kernel/seeded-random.ts'

/** Time by which the bill provider's clock is behind UTC. The clock has no daylight saving time. */
const utcOffset = 6 * hour

/** Cut-off times of each business day, by the provider's clock. */
const cutOffs = [10 * hour + 30 * minute, 13 * hour + 30 * minute, 16 * hour + 30 * minute] as const

/** Returns the start of the provider's day that contains `at`, as a UTC time. */
const dayOf = (at: number): number => Math.floor((at - utcOffset) / day) * day + utcOffset

const isBusinessDay = (at: number): boolean => ![0, 6].includes(new Date(at - utcOffset).getUTCDay())

const nextBusinessDay = (dayStart: number): number => {
  const next = dayStart + day
  return isBusinessDay(next) ? next : nextBusinessDay(next)
}

/** Returns the same time of day after a number of business days. */
export const businessDaysAfter = (at: number, count: number): number =>
  Array.from({ length: count }).reduce<number>((start) => nextBusinessDay(start), dayOf(at)) + (at - dayOf(at))

/** Returns the first cut-off after a time. Only the days from Monday to Friday have cut-offs. */
export const nextCutOff = (at: number): number => {
  const today = dayOf(at)
  const later = isBusinessDay(today) ? cutOffs.map((cut) => today + cut).find((cut) => cut > at) : undefined
  return later ?? nextBusinessDay(today) + cutOffs[0]
}
