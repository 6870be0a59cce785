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
