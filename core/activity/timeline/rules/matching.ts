import { memoizeByObject } from '../../../kernel/memo.ts'
import { compare, type DecimalText } from '../../../money/index.ts'
import { searchWords } from '../../../presentation/search-words.ts'
import type { TimelineQuery } from '../../timeline-filter/index.ts'
import type { TimelineEntry } from '../model.ts'

/** White space, and the ASCII characters that are neither letters nor digits. */
const between = /[\s!-/:-@[-`{-~]+/u

const wordsOf = (text: string): ReadonlyArray<string> =>
  searchWords(text)
    .flatMap((word) => word.split(between))
    .filter((word) => word !== '')

/** Returns the words of an entry that a search finds (ACT-012). Memoized, since each typed character searches all entries. */
const entryWords = /* @__PURE__ */ memoizeByObject(({ title, references }: TimelineEntry) =>
  wordsOf([title, ...references].join(' ')),
)

const isWithin = (amount: DecimalText | null, { least, most }: Pick<TimelineQuery, 'least' | 'most'>): boolean => {
  if (least === null && most === null) return true
  if (amount === null) return false
  return (least === null || compare(amount, least) >= 0) && (most === null || compare(amount, most) <= 0)
}

const isOneOf = <A>(chosen: ReadonlyArray<A>, value: A | null): boolean =>
  chosen.length === 0 || (value !== null && chosen.includes(value))

/**
 * Makes the function that decides if an entry matches a filter (ACT-012). A pending entry is within every period. A text
 * that contains no word, such as "-", matches nothing.
 */
export const matcherOf = (query: TimelineQuery): ((entry: TimelineEntry) => boolean) => {
  const words = wordsOf(query.text)
  const hasText = query.text.trim() !== ''
  const hasWords = (entry: TimelineEntry): boolean => {
    if (!hasText) return true
    const found = entryWords(entry)
    return words.length > 0 && words.every((word) => found.some((one) => one.startsWith(word)))
  }
  const isInPeriod = ({ at, state }: TimelineEntry): boolean =>
    state === 'pending' || ((query.from === null || at >= query.from) && (query.to === null || at <= query.to))
  return (entry) =>
    isInPeriod(entry) &&
    isOneOf(query.kinds, entry.kind) &&
    isOneOf(query.accounts, entry.account?.id ?? null) &&
    isOneOf(query.statuses, entry.status) &&
    (query.coin === null || query.coin === entry.coin) &&
    isWithin(entry.amount, query) &&
    hasWords(entry)
}
