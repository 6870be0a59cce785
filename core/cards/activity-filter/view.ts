import { amountsRange } from '../../presentation/filter-amounts.ts'
import {
  daysRange,
  type FilterChoice,
  filterChoice,
  type FilterEntry,
  type FilterRange,
} from '../../presentation/filters.ts'
import { zonedIsoDay } from '../../presentation/zoned-days.ts'
import { activityKinds, MerchantCategory } from '../activity-items/index.ts'
import type { CardProvider } from '../model.ts'
import type { ActivityFilter } from './model.ts'
import { historyStart } from './rules.ts'
import { activityPill, categoryNames, filterTexts, kindNames } from './tables.ts'

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

const named = <V extends string>(names: Readonly<Record<V, string>>, values: ReadonlyArray<V>) =>
  values.map((value) => ({ value, label: names[value] }))

/** `now` is milliseconds since 1970; `hasCategories`: the provider tells of them. */
export const activityFilterView = (
  values: ActivityFilter,
  {
    provider,
    now,
    timeZone,
    hasCategories,
  }: {
    readonly provider: CardProvider
    readonly now: number
    readonly timeZone: string
    readonly hasCategories: boolean
  },
): ActivityFilterView => {
  const categories = Object.keys(MerchantCategory.keys).filter((name) => MerchantCategory.is(name))
  return {
    label: filterTexts.label,
    values,
    search: { ...filterTexts.search, value: values.search },
    pill: { label: activityPill.label, isOn: values.isPillOn },
    further: filterTexts.further,
    kinds: filterChoice(filterTexts.kinds, named(kindNames, activityKinds), values.kind),
    categories:
      hasCategories || values.category !== null
        ? filterChoice(filterTexts.categories, named(categoryNames, categories), values.category)
        : null,
    amounts: amountsRange(values),
    days: {
      ...daysRange(values),
      earliest: zonedIsoDay(historyStart(provider, now, false), timeZone),
      latest: zonedIsoDay(now, timeZone),
    },
  }
}
