/** A word of a user agent, and what it is a sign of. */
interface AgentRow {
  readonly has: string
  readonly is: string
}

/** The first row that fits counts, because each browser claims to be those that come after it. */
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

/** The browser's name, as far as its user agent says. */
export const browserName = (userAgent: string): string | null => nameIn(browsers, userAgent)

/** The operating system's name, as far as the user agent says. */
export const systemName = (userAgent: string): string | null => nameIn(systems, userAgent)

/** What a user agent says of the device (SHELL-085). */
export type DeviceClass = 'tablet' | 'mobile' | 'desktop'

interface DeviceRow {
  /** All of these words. */
  readonly has: ReadonlyArray<string>
  readonly is: DeviceClass
}

/** The first row that fits a user agent says what it is; none: a desktop (SHELL-085). */
const devices: ReadonlyArray<DeviceRow> = [
  { has: ['iPad'], is: 'tablet' },
  { has: ['iPhone'], is: 'mobile' },
  { has: ['Android', 'Mobile'], is: 'mobile' },
  { has: ['Android'], is: 'tablet' },
]

/** Total over every user agent (SHELL-085). */
export const deviceClass = (userAgent: string): DeviceClass =>
  devices.find(({ has }) => has.every((word) => userAgent.includes(word)))?.is ?? 'desktop'
