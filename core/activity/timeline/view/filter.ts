import { filled } from '../../../kernel/text.ts'
import { displayCode, formatUsd } from '../../../money/index.ts'
import { datePills } from '../../../payments/index.ts'
import { amountsRange, filterAmount } from '../../../presentation/filter-amounts.ts'
import { dayName, daysRange, type FilterRange } from '../../../presentation/filters.ts'
import { visibleText } from '../../../presentation/visible-text.ts'
import { zonedIsoDay } from '../../../presentation/zoned-days.ts'
import {
  entryStatusTexts,
  entryTexts,
  kindChoiceTexts,
  timelineFilterTexts as texts,
  timelineTexts,
} from '../../texts.ts'
import {
  EntryStatus,
  hasTimelineDays,
  isKindChoice,
  type KindChoice,
  kindChoices,
  noTimelineFilter,
  type TimelineFilter,
  type TimelineRange,
  timelineRanges,
} from '../../timeline-filter/index.ts'
import type { TimelineChoices } from '../model.ts'
import { cardAccount, type KnownCards } from '../rules/index.ts'

/** Option of a menu with several choices. */
export interface MenuOption {
  readonly value: string
  readonly label: string
  readonly isChosen: boolean
  /** Number of entries in the period. Null if unknown. */
  readonly count: number | null
}

/** Menu with several choices. Nothing chosen means everything. */
export interface MenuView {
  readonly label: string
  /** Text of the button: the choices, or the text for everything. */
  readonly text: string
  readonly isSet: boolean
  readonly options: ReadonlyArray<MenuOption>
}

/** Filter bar of the timeline (ACT-011, ACT-012). */
export interface TimelineFilterView {
  readonly label: string
  /** Label of the group of views. */
  readonly viewsLabel: string
  readonly values: TimelineFilter
  readonly search: {
    readonly label: string
    readonly placeholder: string
    readonly value: string
    readonly clear: string
  }
  readonly ranges: {
    readonly label: string
    readonly pills: ReadonlyArray<{ readonly value: TimelineRange; readonly label: string; readonly isOn: boolean }>
  }
  readonly kinds: MenuView
  readonly accounts: MenuView
  readonly statuses: MenuView
  readonly coins: MenuView
  readonly amounts: FilterRange & { readonly note: string }
  readonly days: FilterRange & { readonly latest: string }
  readonly further: string
  /** True if a rarely used filter is set: coin, amount or day. */
  readonly isFurtherSet: boolean
}

const menuOf = (
  { label, all, some }: { readonly label: string; readonly all: string; readonly some?: string },
  options: ReadonlyArray<MenuOption>,
): MenuView => {
  const chosen = options.filter(({ isChosen }) => isChosen)
  const names = chosen.map((option) => option.label).join(', ')
  const text = chosen.length > 1 && some !== undefined ? filled(some, { count: chosen.length }) : names
  return { label, text: chosen.length === 0 ? all : text, isSet: chosen.length > 0, options }
}

const kindsMenu = ({ kinds: chosen }: TimelineFilter, choices: TimelineChoices | null): MenuView => {
  const countOf = (choice: KindChoice): number | null =>
    choices &&
    choices.kinds
      .filter(({ kind }) => kindChoices[choice].some((one) => one === kind))
      .reduce((sum, { count }) => sum + count, 0)
  return menuOf(
    texts.kinds,
    Object.keys(kindChoices)
      .filter(isKindChoice)
      .map((value) => ({
        value,
        label: kindChoiceTexts[value],
        isChosen: chosen.includes(value),
        count: countOf(value),
      })),
  )
}

/** Returns the name of an account in the menu: of a card, a coin or a wallet. */
const accountName = (id: string, cards: KnownCards): string => {
  const [kind, ...rest] = id.split(':')
  const name = rest.join(':')
  const label = kind === 'card' ? cardAccount(name, cards).label || name : kind === 'coin' ? displayCode(name) : name
  return visibleText(label) || entryTexts.unnamed
}

const accountsMenu = (
  { accounts: chosen }: TimelineFilter,
  choices: TimelineChoices | null,
  cards: KnownCards,
): MenuView => {
  const counts = new Map(choices?.accounts.map(({ id, count }) => [id, count]))
  const ids = [...new Set([...cards.map(({ id }) => `card:${id}`), ...[...counts.keys()].toSorted(), ...chosen])]
  return menuOf(
    texts.accounts,
    ids.map((id) => ({
      value: id,
      label: accountName(id, cards),
      isChosen: chosen.includes(id),
      count: choices && (counts.get(id) ?? 0),
    })),
  )
}

const statusesMenu = ({ statuses: chosen }: TimelineFilter): MenuView =>
  menuOf(
    texts.statuses,
    Object.keys(EntryStatus.keys)
      .filter(EntryStatus.is)
      .map((value) => ({ value, label: entryStatusTexts[value], isChosen: chosen.includes(value), count: null })),
  )

const coinsMenu = ({ coin }: TimelineFilter, choices: TimelineChoices | null): MenuView => {
  const known = (choices?.accounts ?? []).flatMap(({ id }) => (id.startsWith('coin:') ? id.slice('coin:'.length) : []))
  const codes = [...new Set([...known.toSorted(), ...(coin === '' ? [] : [coin])])]
  return menuOf(
    texts.coins,
    codes.map((value) => ({ value, label: displayCode(value), isChosen: value === coin, count: null })),
  )
}

/** Returns the name of the period of a filter, as in "Jan 1, 2026 – Nov 25, 2026" or "in the last 3 months". */
export const periodName = (filter: TimelineFilter): string => {
  const [from, to] = [dayName(filter.from), dayName(filter.to)]
  if (from !== null && to !== null) return filled(timelineTexts.between, { from, to })
  if (from !== null) return filled(timelineTexts.since, { from })
  return to === null ? timelineTexts.periods[filter.range] : filled(timelineTexts.until, { to })
}

/** Returns the filter bar. */
export const timelineFilterView = (
  filter: TimelineFilter,
  choices: TimelineChoices | null,
  { cards, now, timeZone }: { readonly cards: KnownCards; readonly now: number; readonly timeZone: string },
): TimelineFilterView => {
  const hasDays = hasTimelineDays(filter)
  return {
    label: texts.label,
    viewsLabel: texts.views,
    values: filter,
    search: { ...texts.search, value: filter.text },
    ranges: {
      label: texts.ranges,
      pills: timelineRanges.map((value) => ({
        value,
        label: value === 'year' ? texts.thisYear : datePills[value].label,
        isOn: !hasDays && filter.range === value,
      })),
    },
    kinds: kindsMenu(filter, choices),
    accounts: accountsMenu(filter, choices, cards),
    statuses: statusesMenu(filter),
    coins: coinsMenu(filter, choices),
    amounts: { ...amountsRange(filter), note: texts.amountNote },
    days: { ...daysRange(filter), latest: zonedIsoDay(now, timeZone) },
    further: texts.more,
    isFurtherSet: hasDays || filter.coin !== '' || filter.least !== '' || filter.most !== '',
  }
}

/** Built-in views: all entries, refunds that can be claimed, and the bills of this year (ACT-014). */
export const builtInViews: ReadonlyArray<{ readonly name: string; readonly filter: TimelineFilter }> = [
  { name: texts.all, filter: noTimelineFilter },
  { name: texts.toClaim, filter: { ...noTimelineFilter, range: 'all', statuses: ['toClaim'] } },
  { name: texts.billsThisYear, filter: { ...noTimelineFilter, range: 'year', kinds: ['bill'] } },
]

/**
 * Returns the criteria of a filter bar in words, for the printed page and for the dialog that saves a view. An example is
 * "Bills, Fees · Travel •••• 2313 · $10.00 or more".
 */
export const filterWords = ({ values, kinds, accounts, statuses, coins }: TimelineFilterView): string => {
  const [least, most] = [filterAmount(values.least), filterAmount(values.most)]
  const chosenOf = ({ options }: MenuView): string =>
    options.flatMap(({ label, isChosen }) => (isChosen ? label : [])).join(', ')
  return [
    chosenOf(kinds) || texts.kinds.all,
    chosenOf(accounts),
    chosenOf(statuses),
    chosenOf(coins),
    periodName(values),
    least === null ? '' : filled(texts.orMore, { amount: formatUsd(least) }),
    most === null ? '' : filled(texts.orLess, { amount: formatUsd(most) }),
    values.text.trim() === '' ? '' : filled(texts.quoted, { text: values.text.trim() }),
  ]
    .filter((part) => part !== '')
    .join(' · ')
}

/** Returns the filter without its criteria, but with its period. */
export const withoutCriteria = ({ range, from, to }: TimelineFilter): TimelineFilter => ({
  ...noTimelineFilter,
  range,
  from,
  to,
})
