import { isoDay } from '../../kernel/years.ts'
import { compare } from '../../money/index.ts'
import { type ActivityKind, activityKinds, MerchantCategory } from '../activity-items/index.ts'
import type { CardProvider } from '../model.ts'
import type { ActivityFilter } from './model.ts'
import { dayStart, historyStart, typedAmount } from './rules.ts'
import { activityPill, categoryNames, filterTexts, kindNames } from './tables.ts'

/** A choice of one of a few; the first stands for all of them and has the empty value. */
export interface FilterChoice {
  readonly label: string
  readonly options: ReadonlyArray<{ readonly value: string; readonly label: string }>
  readonly value: string
}

/** Something that is typed or picked. */
export interface FilterEntry {
  readonly label: string
  readonly value: string
}

/** Two ends of a range, and what is wrong with them; null: nothing is. */
export interface FilterRange {
  readonly from: FilterEntry
  readonly to: FilterEntry
  readonly problem: string | null
}

/** The filter bar of a card, ready to render. What is changed is told with the names of `ActivityFilter`. */
export interface ActivityFilterView {
  /** What is filtered. */
  readonly label: string
  readonly values: ActivityFilter
  readonly search: FilterEntry & { readonly placeholder: string; readonly clear: string }
  /** The one pill (CARD-035). */
  readonly pill: { readonly label: string; readonly isOn: boolean }
  /** What opens the rest of them, which is chosen less often. */
  readonly further: string
  /** Told by `kind`. */
  readonly kinds: FilterChoice
  /** Told by `category`; null: the provider tells of none. */
  readonly categories: FilterChoice | null
  /** Told by `least` and `most`. */
  readonly amounts: FilterRange
  /** Told by `from` and `to`; `earliest` and `latest` are the first and the last day that can be chosen. */
  readonly days: FilterRange & { readonly earliest: string; readonly latest: string }
}

const choice = <V extends string>(
  { label, all }: { readonly label: string; readonly all: string },
  names: Readonly<Record<V, string>>,
  values: ReadonlyArray<V>,
  chosen: V | null,
): FilterChoice => ({
  label,
  options: [{ value: '', label: all }, ...values.map((value) => ({ value, label: names[value] }))],
  value: chosen ?? '',
})

const amountsProblem = ({ least, most }: ActivityFilter): string | null => {
  const [first, last] = [typedAmount(least), typedAmount(most)]
  const isUnread = [least, most].some((text) => text.trim() !== '' && typedAmount(text) === null)
  if (isUnread) return filterTexts.notAnAmount
  return first !== null && last !== null && compare(first, last) > 0 ? filterTexts.amountsCross : null
}

const daysProblem = ({ from, to }: ActivityFilter): string | null => {
  const [first, last] = [dayStart(from), dayStart(to)]
  return first !== null && last !== null && first > last ? filterTexts.daysCross : null
}

/** `now` is milliseconds since 1970; `hasCategories`: the provider tells of them. */
export const activityFilterView = (
  values: ActivityFilter,
  {
    provider,
    now,
    hasCategories,
  }: { readonly provider: CardProvider; readonly now: number; readonly hasCategories: boolean },
): ActivityFilterView => {
  const categories = Object.keys(MerchantCategory.keys).filter((name) => MerchantCategory.is(name))
  return {
    label: filterTexts.label,
    values,
    search: { ...filterTexts.search, value: values.search },
    pill: { label: activityPill.label, isOn: values.isPillOn },
    further: filterTexts.further,
    kinds: choice<ActivityKind>(filterTexts.kinds, kindNames, activityKinds, values.kind),
    categories:
      hasCategories || values.category !== null
        ? choice<MerchantCategory>(filterTexts.categories, categoryNames, categories, values.category)
        : null,
    amounts: {
      from: { label: filterTexts.least, value: values.least },
      to: { label: filterTexts.most, value: values.most },
      problem: amountsProblem(values),
    },
    days: {
      from: { label: filterTexts.from, value: values.from },
      to: { label: filterTexts.to, value: values.to },
      problem: daysProblem(values),
      earliest: isoDay(historyStart(provider, now, false)),
      latest: isoDay(now),
    },
  }
}
