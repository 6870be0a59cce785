import { memoizeByObject } from '../kernel/memo.ts'
import { type SearchLetter, searchLetters } from '../presentation/search-letters.ts'
import {
  type Command,
  type CommandMatch,
  type FoundCommand,
  type MatchRank,
  matchRanks,
  type PaletteGroup,
  paletteGroups,
  type SearchSource,
  type TextRange,
} from './model.ts'
import { paletteGroupRows, recentCommands } from './tables.ts'

type Word = ReadonlyArray<SearchLetter>
type Letters = ReadonlyArray<string>

/** Match of one typed word with one word of a command. `letters` are the matched letters. */
interface WordMatch {
  readonly rank: Exclude<MatchRank, 'start'>
  readonly letters: Word
}

const isAt = (word: Word, typed: Letters, at: number): boolean =>
  typed.every((letter, index) => word[at + index]?.letter === letter)

/** Returns the letters of a word that spell the typed word, with letters left out; null if there are none. */
const withGaps = (word: Word, typed: Letters): Word | null => {
  const found: Array<SearchLetter> = []
  for (const one of word) if (one.letter === typed[found.length]) found.push(one)
  return found.length === typed.length ? found : null
}

const matchWord = (word: Word, typed: Letters): WordMatch | null => {
  const at = word.findIndex((_, index) => isAt(word, typed, index))
  if (at >= 0) return { rank: at === 0 ? 'prefix' : 'inner', letters: word.slice(at, at + typed.length) }
  const letters = withGaps(word, typed)
  return letters === null ? null : { rank: 'gaps', letters }
}

/** Returns the ranges of letters, in order. Ranges that touch or overlap become one. */
const rangesOf = (letters: Word): ReadonlyArray<TextRange> =>
  letters
    .toSorted((one, other) => one.start - other.start)
    .reduce<ReadonlyArray<TextRange>>((ranges, { start, end }) => {
      const last = ranges.at(-1)
      return last === undefined || last.end < start
        ? [...ranges, { start, end }]
        : [...ranges.slice(0, -1), { start: last.start, end: Math.max(last.end, end) }]
    }, [])

const spelled = (words: ReadonlyArray<Letters>): string => words.map((word) => word.join('')).join(' ')

const lettersOf = (words: ReadonlyArray<Word>): ReadonlyArray<Letters> =>
  words.map((word) => word.map(({ letter }) => letter))

/** Text by which a command is found: its title, for which `synonym` is null, or a synonym. */
interface Name {
  readonly synonym: string | null
  readonly words: ReadonlyArray<Word>
}

/** Names of a command, the title first. */
const namesOf = /* @__PURE__ */ memoizeByObject(
  ({ title, synonyms }: Pick<Command, 'title' | 'synonyms'>): ReadonlyArray<Name> =>
    [null, ...synonyms].map((synonym) => ({ synonym, words: searchLetters(synonym ?? title) })),
)

/** Best match of a typed word with any name of a command. */
interface NameMatch extends WordMatch, Pick<Name, 'synonym'> {}

const isBetter = (one: WordMatch, than: WordMatch): boolean =>
  matchRanks.indexOf(one.rank) < matchRanks.indexOf(than.rank)

/** Returns the best match of a typed word; the first one if several are equally good. */
const bestOf = (names: ReadonlyArray<Name>, typed: Letters): NameMatch | null => {
  let best: NameMatch | null = null
  for (const { synonym, words } of names)
    for (const word of words) {
      const match = matchWord(word, typed)
      if (match !== null && (best === null || isBetter(match, best))) best = { ...match, synonym }
    }
  return best
}

const worst = (matches: ReadonlyArray<WordMatch>): WordMatch['rank'] =>
  matches.reduce<WordMatch>((one, other) => (isBetter(one, other) ? other : one), { rank: 'prefix', letters: [] }).rank

/**
 * Matches a command with a text that the user has typed. The words of the text may be in any order, and in each of them
 * letters may be left out. Case and diacritics are ignored. Each word matches the title or a synonym (CMD-005). Returns null
 * if a word matches nothing, or if the text contains no words.
 * @example
 * matchCommand('ev lo', { title: 'Lock Everyday', synonyms: [] }).rank // 'prefix'
 * matchCommand('freeze', { title: 'Lock Everyday', synonyms: ['freeze'] }).synonym.text // 'freeze'
 * matchCommand('qzx', { title: 'Lock Everyday', synonyms: [] }) // null
 */
export const matchCommand = (text: string, command: Pick<Command, 'title' | 'synonyms'>): CommandMatch | null => {
  const typed = lettersOf(searchLetters(text))
  const names = namesOf(command)
  const title = names[0]?.words ?? []
  if (typed.length === 0) return null
  if (spelled(lettersOf(title)).startsWith(spelled(typed))) {
    const letters = typed.flatMap((word, index) => title[index]?.slice(0, word.length) ?? [])
    return { rank: 'start', title: rangesOf(letters), synonym: null }
  }
  const matches = typed.flatMap((word) => bestOf(names, word) ?? [])
  if (matches.length < typed.length) return null
  const lettersIn = (name: string | null): Word =>
    matches.flatMap(({ synonym, letters }) => (synonym === name ? letters : []))
  const used = matches.find(({ synonym }) => synonym !== null)?.synonym ?? null
  return {
    rank: worst(matches),
    title: rangesOf(lettersIn(null)),
    synonym: used === null ? null : { text: used, ranges: rangesOf(lettersIn(used)) },
  }
}

/** Place of a match in the order of matches. Of equal ranks, a match without a synonym comes first. */
const placeOf = ({ rank, synonym }: CommandMatch): number => matchRanks.indexOf(rank) * 2 + (synonym === null ? 0 : 1)

/**
 * Returns the commands that match a text, best first. Equally good matches keep their order (CMD-005).
 * @example
 * const [pay, crypto] = [{ title: 'Pay Bills', synonyms: [] }, { title: 'Crypto Payments', synonyms: [] }]
 * rankCommands('pay', [crypto, pay])[0].command.title // 'Pay Bills'
 */
export const rankCommands = (text: string, commands: ReadonlyArray<Command>): ReadonlyArray<FoundCommand> =>
  commands
    .flatMap((command) => {
      const match = matchCommand(text, command)
      return match === null ? [] : [{ command, match }]
    })
    .toSorted((one, other) => placeOf(one.match) - placeOf(other.match))

/**
 * Splits other names of a command, as they are in the texts.
 * @example
 * otherNames('load, top up') // ['load', 'top up']
 */
export const otherNames = (names: string): ReadonlyArray<string> => names.split(', ')

/** Returns the commands that are available to the user (CMD-003). */
export const offered = (commands: ReadonlyArray<Command>): ReadonlyArray<Command> =>
  commands.filter(({ isOffered }) => isOffered)

/** Adds the id of a command that the user has run to the recent ones (CMD-004). */
export const withRecent = (recent: ReadonlyArray<string>, id: string): ReadonlyArray<string> =>
  [id, ...recent.filter((one) => one !== id)].slice(0, recentCommands.value)

/** Groups with their rows; groups without rows are left out. */
export type GroupedCommands = ReadonlyArray<{
  readonly name: PaletteGroup
  readonly found: ReadonlyArray<FoundCommand>
}>

const grouped = (found: Readonly<Partial<Record<PaletteGroup, ReadonlyArray<FoundCommand>>>>): GroupedCommands =>
  paletteGroups.flatMap((name) => {
    const rows = (found[name] ?? []).slice(0, paletteGroupRows.value)
    return rows.length === 0 ? [] : [{ name, found: rows }]
  })

/**
 * Returns the rows before the user types: the recent commands, and the suggested ones that are not among them. Commands that
 * no longer exist are left out.
 */
export const suggestedGroups = (commands: ReadonlyArray<Command>, recent: ReadonlyArray<string>): GroupedCommands => {
  const latest = recent.flatMap((id) => commands.find((command) => command.id === id) ?? [])
  const others = commands.filter((command) => command.isSuggested && !latest.includes(command))
  const rows = (listed: ReadonlyArray<Command>) => listed.map((command) => ({ command, match: null }))
  return grouped({ recent: rows(latest), ...Object.groupBy(rows(others), ({ command }) => command.group) })
}

/** Leaves out matches with gaps if a word of another command begins with the text, since they are then rarely meant. */
const likely = (found: ReadonlyArray<FoundCommand>): ReadonlyArray<FoundCommand> =>
  found.some(({ match }) => match?.rank === 'start' || match?.rank === 'prefix')
    ? found.filter(({ match }) => match?.rank !== 'gaps')
    : found

/**
 * Returns the rows for a text, in groups (CMD-004).
 * @param hits commands of the found items, in the order in which they were found
 * @param further commands after the found items of the activity
 */
export const foundGroups = (
  text: string,
  commands: ReadonlyArray<Command>,
  hits: Readonly<Record<SearchSource, ReadonlyArray<Command>>>,
  further: ReadonlyArray<Command>,
): GroupedCommands => {
  const rows = (found: ReadonlyArray<Command>) =>
    found.map((command) => ({ command, match: matchCommand(text, command) }))
  return grouped({
    ...Object.groupBy(likely(rankCommands(text, commands)), ({ command }) => command.group),
    payments: rows(hits.payments),
    activity: [...rows(hits.activity), ...further.map((command) => ({ command, match: null }))],
  })
}
