import { limit } from '../kernel/limits.ts'
import { delay } from '../kernel/timings.ts'
import type { RouteId } from '../routes/index.ts'
import { optionalScreenTexts as screenTexts } from './texts.ts'

/** Time without typing after which payments are searched (CMD-009). */
export const paletteTyping = delay('palette typing', 250)

/** Maximum number of recent commands (CMD-004). */
export const recentCommands = limit('recent commands', 5)

/** Maximum number of rows of a group. */
export const paletteGroupRows = limit('palette group', 8)

/** Storage key of the recent commands. The value contains the id of their user. */
export const recentCommandsKey = 'recent-commands'

/** Targets of commands that are offered only if the app has a route for them. */
export const paletteTargets: Readonly<Partial<Record<'activity' | 'statements', RouteId>>> = {
  activity: 'activity',
  statements: 'statements',
}

/** Screens of `paletteTargets`, in list order. */
export const optionalScreens = [
  { name: 'activity', icon: 'activity', ...screenTexts.activity },
  { name: 'statements', icon: 'statement', ...screenTexts.statements },
] as const

/** Query parameters of the activity page: those that list all dates, and the key of the text to search for. */
export const activityQuery = { all: ['dates', 'all'], text: 'q' } as const
