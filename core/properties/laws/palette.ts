import { timelineFilterOf } from '../../activity/index.ts'
import { type PaletteTables, paletteTables } from '../../tables/palette.ts'
import { type Law, law, must, mustEqual } from '../../testing/law.ts'
import { limitsLaw } from './limits.ts'

/** Laws of every set of tables of the palette. */
export const paletteTableLaws = (tables: PaletteTables = paletteTables): ReadonlyArray<Law> => [
  limitsLaw(tables),
  law('A group has room for the recent commands.', () =>
    must(tables.paletteGroupRows.value >= tables.recentCommands.value, 'the group is smaller.'),
  ),
  law('The storage key has a name.', () => must(/^[\w-]+$/.test(tables.recentCommandsKey), tables.recentCommandsKey)),
]

/** Laws that state the rows of Paydeck's own tables of the palette, as its requirements do. */
export const paletteStatements = (tables: PaletteTables = paletteTables): ReadonlyArray<Law> => [
  law('CMD-009 Payments are searched after 250 ms without typing.', () =>
    mustEqual(tables.paletteTyping, { kind: 'delay', name: 'palette typing', ms: 250 }, 'the delay'),
  ),
  law('CMD-004 At most 5 commands are recent.', () =>
    mustEqual(tables.recentCommands, { kind: 'limit', name: 'recent commands', value: 5 }, 'the number'),
  ),
  law('A group shows 8 rows.', () =>
    mustEqual(tables.paletteGroupRows, { kind: 'limit', name: 'palette group', value: 8 }, 'the number'),
  ),
  law('The browser keeps the recent commands under their own key.', () =>
    mustEqual(tables.recentCommandsKey, 'recent-commands', 'the key'),
  ),
  law('The activity page reads the query of the palette: all dates, and the text.', () => {
    const { range, text } = timelineFilterOf(new Map([tables.activityQuery.all, [tables.activityQuery.text, 'tea']]))
    mustEqual({ range, text }, { range: 'all', text: 'tea' }, 'the filter')
  }),
]
