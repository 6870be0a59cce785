import { limit } from '../kernel/limits.ts'
import { delay } from '../kernel/timings.ts'
import { otherScreenTexts as texts } from './texts.ts'

/** Time without typing after which payments are searched (CMD-009). */
export const paletteTyping = delay('palette typing', 250)

/** Maximum number of recent commands (CMD-004). */
export const recentCommands = limit('recent commands', 5)

/** Maximum number of rows of a group. */
export const paletteGroupRows = limit('palette group', 8)

/** Storage key of the recent commands. The value contains the id of their user. */
export const recentCommandsKey = 'recent-commands'

/** Screens that have no tab, in list order. */
export const otherScreens = [
  { route: 'activity', icon: 'activity', ...texts.activity },
  { route: 'statements', icon: 'statement', ...texts.statements },
] as const

/** Query parameters of the activity page: those that list all dates, and the key of the text to search for. */
export const activityQuery = { all: ['dates', 'all'], text: 'q' } as const
