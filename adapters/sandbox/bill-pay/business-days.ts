import { day, hour, minute } from '../kernel/chance.ts'

/** The bill provider's clock is six hours behind UTC, all year. */
const behind = 6 * hour

/** Every day that is a business day has these cut-offs, by the provider's clock. */
const cutOffs = [10 * hour + 30 * minute, 13 * hour + 30 * minute, 16 * hour + 30 * minute] as const

/** When a day of the provider begins. */
const dayOf = (at: number): number => Math.floor((at - behind) / day) * day + behind

const isBusinessDay = (at: number): boolean => ![0, 6].includes(new Date(at - behind).getUTCDay())

const nextBusinessDay = (dayStart: number): number => {
  const next = dayStart + day
  return isBusinessDay(next) ? next : nextBusinessDay(next)
}

/** The same time of day, so many business days later. */
export const businessDaysAfter = (at: number, count: number): number =>
  Array.from({ length: count }).reduce<number>((start) => nextBusinessDay(start), dayOf(at)) + (at - dayOf(at))

/** The first cut-off after some time; payments go out at cut-offs, Monday to Friday. */
export const nextCutOff = (at: number): number => {
  const today = dayOf(at)
  const later = isBusinessDay(today) ? cutOffs.map((cut) => today + cut).find((cut) => cut > at) : undefined
  return later ?? nextBusinessDay(today) + cutOffs[0]
}
