import { filled } from '../kernel/text.ts'
import { browserName, systemName } from '../platform/user-agent.ts'
import type { Whereabouts } from './model.ts'
import { deviceTexts } from './texts.ts'

/**
 * Returns browser and system, such as "Firefox on Linux". If only one of the two is known, returns this one.
 * @example
 * deviceName('Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0') // 'Firefox on Linux'
 */
export const deviceName = (userAgent: string): string => {
  const browser = browserName(userAgent)
  const system = systemName(userAgent)
  if (browser === null || system === null) return browser ?? system ?? deviceTexts.unknown
  return filled(deviceTexts.both, { browser, system })
}

/** Loopback addresses, which no other machine can reach. */
const loopback = /^(::1|(::ffff:)?127(\.\d+){3})$/

/** Returns the English name for a country code, or the text unchanged if it is no country code. */
const countryName = (code: string): string =>
  /^[A-Za-z]{2}$/.test(code) ? (new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code) : code

/**
 * Returns country and IP address, such as "Germany, 203.0.113.7". If only one of the two is known, returns this one.
 * @example
 * placeName({ address: '203.0.113.7', country: 'DE' }) // 'Germany, 203.0.113.7'
 * placeName({ address: '203.0.113.7', country: null }) // '203.0.113.7'
 */
export const placeName = ({ address, country }: Omit<Whereabouts, 'userAgent'>): string => {
  if (loopback.test(address)) return deviceTexts.machine
  const known = [country === null ? '' : countryName(country), address].filter((part) => part !== '')
  return known.length === 0 ? deviceTexts.nowhere : known.join(', ')
}
