/** A word in the user agent string, and the browser or system that the word indicates. */
interface AgentRow {
  readonly has: string
  readonly is: string
}

/**
 * Words that indicate a browser. The first matching row applies, since a user agent may also contain words of later rows.
 */
const browsers: ReadonlyArray<AgentRow> = [
  { has: 'Edg', is: 'Edge' },
  { has: 'OPR/', is: 'Opera' },
  { has: 'SamsungBrowser/', is: 'Samsung Internet' },
  { has: 'Firefox/', is: 'Firefox' },
  { has: 'FxiOS/', is: 'Firefox' },
  { has: 'CriOS/', is: 'Chrome' },
  { has: 'Chrome/', is: 'Chrome' },
  { has: 'Safari/', is: 'Safari' },
]

const systems: ReadonlyArray<AgentRow> = [
  { has: 'iPhone', is: 'iOS' },
  { has: 'iPad', is: 'iPadOS' },
  { has: 'Android', is: 'Android' },
  { has: 'Windows', is: 'Windows' },
  { has: 'Mac OS X', is: 'macOS' },
  { has: 'CrOS', is: 'ChromeOS' },
  { has: 'Linux', is: 'Linux' },
]

const nameIn = (rows: ReadonlyArray<AgentRow>, userAgent: string): string | null =>
  rows.find(({ has }) => userAgent.includes(has))?.is ?? null

/** Returns the name of the browser, or null. */
export const browserName = (userAgent: string): string | null => nameIn(browsers, userAgent)

/** Returns the name of the operating system, or null. */
export const systemName = (userAgent: string): string | null => nameIn(systems, userAgent)

/** Kind of device by its user agent (SHELL-085). */
export type DeviceClass = 'tablet' | 'mobile' | 'desktop'

interface DeviceRow {
  /** Words that must all occur in the user agent string. */
  readonly has: ReadonlyArray<string>
  readonly is: DeviceClass
}

/**
 * Words that indicate a kind of device. The first matching row applies. If no row matches, the device is a desktop
 * (SHELL-085).
 */
const devices: ReadonlyArray<DeviceRow> = [
  { has: ['iPad'], is: 'tablet' },
  { has: ['iPhone'], is: 'mobile' },
  { has: ['Android', 'Mobile'], is: 'mobile' },
  { has: ['Android'], is: 'tablet' },
]

/**
 * Returns the kind of device (SHELL-085).
 * @example
 * deviceClass('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)') // 'mobile'
 * deviceClass('') // 'desktop'
 */
export const deviceClass = (userAgent: string): DeviceClass =>
  devices.find(({ has }) => has.every((word) => userAgent.includes(word)))?.is ?? 'desktop'
