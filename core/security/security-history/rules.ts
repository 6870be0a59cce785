import { browserName, systemName } from '../../kernel/user-agent.ts'
import type { SecurityEventPage, Whereabouts } from '../model.ts'
import type { SecurityEventKind } from './model.ts'
import { type EventRow, eventRows, unknownEvent, whereaboutsTexts } from './tables.ts'

/** "Firefox on Linux", or what is known of it. */
export const deviceName = (userAgent: string): string => {
  const browser = browserName(userAgent)
  const system = systemName(userAgent)
  if (browser === null || system === null) return browser ?? system ?? whereaboutsTexts.unknown
  return whereaboutsTexts.both.replace('{browser}', browser).replace('{system}', system)
}

/** Nobody reaches these from another machine. */
const loopback = /^(::1|(::ffff:)?127(\.\d+){3})$/

/** Total: what is no code of a country stands as it is. */
const countryName = (code: string): string =>
  /^[A-Za-z]{2}$/.test(code) ? (new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code) : code

/** "Germany, 203.0.113.7", or what is known of it. */
export const placeName = ({ address, country }: Omit<Whereabouts, 'userAgent'>): string => {
  if (loopback.test(address)) return whereaboutsTexts.machine
  const known = [country === null ? '' : countryName(country), address].filter((part) => part !== '')
  return known.length === 0 ? whereaboutsTexts.nowhere : known.join(', ')
}

/** Total: a provider may note what we have no words for. */
export const eventRow = (kind: SecurityEventKind | null): EventRow => (kind === null ? unknownEvent : eventRows[kind])

/** The history with an earlier page after it. */
export const withEarlier = (known: SecurityEventPage, page: SecurityEventPage): SecurityEventPage => {
  const ids = new Set(known.events.map(({ id }) => id))
  return { events: [...known.events, ...page.events.filter(({ id }) => !ids.has(id))], next: page.next }
}

/**
 * The history with its newest page anew: what was shown below it stays, unless so much has happened that there would be
 * a gap between.
 */
export const withNewest = (known: SecurityEventPage, page: SecurityEventPage): SecurityEventPage => {
  const ids = new Set(page.events.map(({ id }) => id))
  const isJoined = known.events.some(({ id }) => ids.has(id))
  if (!isJoined) return page
  return { events: [...page.events, ...known.events.filter(({ id }) => !ids.has(id))], next: known.next }
}
