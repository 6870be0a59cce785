import type { Limit } from '../kernel/limits.ts'
import type { Delay } from '../kernel/timings.ts'
import { activityQuery, paletteGroupRows, paletteTyping, recentCommands, recentCommandsKey } from '../palette/tables.ts'

/** Rule tables of the palette. */
export interface PaletteTables {
  /** Time without typing after which payments are searched (CMD-009). */
  readonly paletteTyping: Delay
  /** Maximum number of recent commands (CMD-004). */
  readonly recentCommands: Limit
  /** Maximum number of rows of a group. */
  readonly paletteGroupRows: Limit
  /** Storage key of the recent commands. */
  readonly recentCommandsKey: string
  /** Query parameters of the search in the activity. */
  readonly activityQuery: { readonly all: readonly [key: string, value: string]; readonly text: string }
}

/** The rule tables of the palette that Paydeck uses. */
export const paletteTables: PaletteTables = {
  paletteTyping,
  recentCommands,
  paletteGroupRows,
  recentCommandsKey,
  activityQuery,
}
