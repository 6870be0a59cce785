import type { Status } from '../kernel/remote.ts'

/** Groups of the palette, in display order (CMD-004). */
export const paletteGroups = ['recent', 'actions', 'places', 'payments', 'activity'] as const
/** Group of the palette. */
export type PaletteGroup = (typeof paletteGroups)[number]

/** Parts of the app that bring commands, in the order in which their commands are listed. */
export const commandSources = [
  'bills',
  'cards',
  'receiving',
  'screens',
  'exports',
  'amounts',
  'appearance',
  'security',
] as const
/** Part of the app that brings commands. */
export type CommandSource = (typeof commandSources)[number]

/** Names of the icons of commands. */
export const commandIcons = [
  'activity',
  'add',
  'appearance',
  'bill',
  'card',
  'copy',
  'export',
  'hide',
  'home',
  'lock',
  'password',
  'payments',
  'search',
  'sender',
  'settings',
  'shield',
  'show',
  'signOut',
  'statement',
] as const
/** Name of the icon of a command. */
export type CommandIcon = (typeof commandIcons)[number]

/** Command that the user can find and run in the palette (CMD-003). */
export interface Command {
  /** Unique id without line breaks. The browser stores the ids of recent commands. */
  readonly id: string
  readonly title: string
  /** Other names by which the command is found (CMD-005). */
  readonly synonyms: ReadonlyArray<string>
  readonly group: Exclude<PaletteGroup, 'recent'>
  readonly icon: CommandIcon
  /** Second line; null if there is none. */
  readonly note: string | null
  /** Formatted amount at the end of the row; null if there is none. Hidden while amounts are hidden (CMD-012). */
  readonly amount: string | null
  /** True if the command is listed before the user types. */
  readonly isSuggested: boolean
  /** True if the command is available to the user. Other commands are not listed. */
  readonly isOffered: boolean
  /** Runs the command. Never moves money, locks, deletes or signs out: for these it opens a dialog (CMD-007). */
  readonly run: () => void
}

/** Part of a text: offsets in UTF-16 code units, the end exclusive. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

/** Ranks of a match, best first (CMD-005). */
export const matchRanks = ['start', 'prefix', 'inner', 'gaps'] as const
/**
 * Rank of a match. `start`: the title begins with the text. `prefix`: each word of the text begins a word of the command.
 * `inner`: each is inside a word. `gaps`: letters are left out.
 */
export type MatchRank = (typeof matchRanks)[number]

/** Match of a command with a text. */
export interface CommandMatch {
  readonly rank: MatchRank
  /** Matched ranges of the title, in order and without overlaps. */
  readonly title: ReadonlyArray<TextRange>
  /** Synonym through which the command was found, with its matched ranges; null if the title is enough. */
  readonly synonym: { readonly text: string; readonly ranges: ReadonlyArray<TextRange> } | null
}

/** Command that was found, with its match; the match is null before the user types. */
export interface FoundCommand {
  readonly command: Command
  readonly match: CommandMatch | null
}

/** Sources that are searched by text. The items of a source are rows of the group of the same name. */
export const searchSources = ['payments', 'activity'] as const satisfies ReadonlyArray<PaletteGroup>
/** Source that is searched by text. */
export type SearchSource = (typeof searchSources)[number]

/** Commands that open the items that a source has found for a text. */
export interface Hits {
  readonly text: string
  readonly commands: ReadonlyArray<Command>
}

/** State of the palette. */
export interface PaletteState {
  /** Text that the user has typed. */
  readonly text: string
  readonly hits: Readonly<Record<SearchSource, Hits>>
  /** Status of each search. Null if no search is needed. */
  readonly search: Readonly<Record<SearchSource, Status>>
  /** Ids of the recent commands of the user, latest first. */
  readonly recent: ReadonlyArray<string>
}

const noHits: Hits = { text: '', commands: [] }

/** State of a closed palette. */
export const closedPalette: PaletteState = {
  text: '',
  hits: { payments: noHits, activity: noHits },
  search: { payments: null, activity: null },
  recent: [],
}
