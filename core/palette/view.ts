import { filled } from '../kernel/text.ts'
import type { HiddenAmount } from '../presentation/hidden-amount.ts'
import {
  type Command,
  type CommandIcon,
  type FoundCommand,
  type PaletteGroup,
  type PaletteState,
  type SearchSource,
  searchSources,
  type TextRange,
} from './model.ts'
import { foundGroups, matchCommand, suggestedGroups } from './rules.ts'
import { paletteGroupNames, paletteTexts as texts } from './texts.ts'

/** Part of a text of a row. Matched letters are marked. */
export interface MarkedText {
  readonly text: string
  readonly isMarked: boolean
}

/** Row of the palette, ready to render. */
export interface PaletteRow {
  readonly id: string
  readonly icon: CommandIcon
  readonly title: ReadonlyArray<MarkedText>
  /** Second line; empty if there is none. */
  readonly note: ReadonlyArray<MarkedText>
  /** Amount, or its replacement while amounts are hidden. Null if the row has no amount. */
  readonly amount: { readonly text: string; readonly label: string | null } | null
}

/** Palette, ready to render. */
export interface PaletteView {
  readonly text: string
  /** Groups in display order, each with at least one row (CMD-004). */
  readonly groups: ReadonlyArray<{
    readonly name: PaletteGroup
    readonly label: string
    readonly rows: ReadonlyArray<PaletteRow>
  }>
  /** Message if nothing matches the text; null otherwise. */
  readonly none: { readonly title: string; readonly text: string } | null
  /** Message below the rows if a source could not be searched, with the label of its button (CMD-009). */
  readonly failure: { readonly text: string; readonly retry: string } | null
  /** True while a source is searched. */
  readonly isSearching: boolean
  /** Number of results, which screen readers announce (CMD-010). Empty before the user types. */
  readonly count: string
}

/** Input of the view. */
export interface PaletteFacts {
  readonly state: PaletteState
  /** Commands that are available to the user, in list order. */
  readonly commands: ReadonlyArray<Command>
  /** Command that searches the activity for the typed text; empty before the user types. */
  readonly activity: ReadonlyArray<Command>
  /** Replacement of amounts; null while amounts are visible (CMD-012). */
  readonly hidden: HiddenAmount | null
}

const marked = (text: string, ranges: ReadonlyArray<TextRange>): ReadonlyArray<MarkedText> =>
  [...ranges, { start: text.length, end: text.length }]
    .flatMap(({ start, end }, index) => [
      { text: text.slice(ranges[index - 1]?.end ?? 0, start), isMarked: false },
      { text: text.slice(start, end), isMarked: true },
    ])
    .filter((part) => part.text !== '')

/** Returns "also found as “load”", with the matched letters of the synonym marked. */
const synonymNote = ({ text, ranges }: { readonly text: string; readonly ranges: ReadonlyArray<TextRange> }) => {
  const [before = '', after = ''] = texts.synonym.split('{synonym}')
  const plain = (part: string): ReadonlyArray<MarkedText> => [{ text: part, isMarked: false }]
  return [...plain(before), ...marked(text, ranges), ...plain(after)]
}

const rowOf = ({ command, match }: FoundCommand, hidden: HiddenAmount | null): PaletteRow => {
  const { id, icon, title, note, amount } = command
  const synonym = match?.synonym ?? null
  return {
    id,
    icon,
    title: marked(title, match?.title ?? []),
    note: synonym === null ? marked(note ?? '', []) : synonymNote(synonym),
    amount: amount === null ? null : (hidden ?? { text: amount, label: null }),
  }
}

const countText = (count: number): string => (count === 1 ? texts.counts.one : filled(texts.counts.many, { count }))

/** Returns the view. While a text is searched, the view keeps the items of the earlier text that still match. */
export const paletteView = ({ state, commands, activity, hidden }: PaletteFacts): PaletteView => {
  const { recent, search } = state
  const text = state.text.trim()
  const hitsOf = (source: SearchSource): ReadonlyArray<Command> => {
    const hits = state.hits[source]
    return hits.commands.filter((hit) => hits.text === text || matchCommand(text, hit) !== null)
  }
  const hits = { payments: hitsOf('payments'), activity: hitsOf('activity') }
  const groups = text === '' ? suggestedGroups(commands, recent) : foundGroups(text, commands, hits, activity)
  const isFound = hits.activity.length > 0 || groups.some(({ name }) => name !== 'activity')
  const isSearching = searchSources.some((source) => search[source] === 'loading')
  const failed = searchSources.filter((source) => search[source] === 'failed')
  return {
    text: state.text,
    groups: groups.map(({ name, found }) => ({
      name,
      label: paletteGroupNames[name],
      rows: found.map((one) => rowOf(one, hidden)),
    })),
    none:
      text === '' || isFound || isSearching
        ? null
        : { title: filled(texts.none.title, { text }), text: texts.none.text },
    failure:
      failed.length === 0 ? null : { text: failed.map((source) => texts.failed[source]).join(' '), retry: texts.retry },
    isSearching,
    count: text === '' ? '' : countText(groups.reduce((sum, { found }) => sum + found.length, 0)),
  }
}
