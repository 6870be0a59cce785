import { filled } from '../kernel/text.ts'
import { browserName, systemName } from '../platform/user-agent.ts'
import type { Whereabouts } from './model.ts'
import { whereaboutsTexts } from './tables.ts'

/** "Firefox on Linux", or what is known of it. */
export const deviceName = (userAgent: string): string => {
  const browser = browserName(userAgent)
  const system = systemName(userAgent)
  if (browser === null || system === null) return browser ?? system ?? whereaboutsTexts.unknown
  return filled(whereaboutsTexts.both, { browser, system })
}

/** Not to be reached from another machine. */
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
