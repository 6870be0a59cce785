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
import { activityFilterTexts, activityKindNames, merchantCategoryNames } from '../texts.ts'
import type { ActivityFilter } from './model.ts'
import { historyStart } from './rules.ts'

/** Filter bar of a card, ready to render. Each control changes fields of `ActivityFilter`. */
export interface ActivityFilterView {
  /** Accessible name of the filter bar. */
  readonly label: string
  readonly values: ActivityFilter
  readonly search: FilterEntry & { readonly placeholder: string; readonly clear: string }
  /** Filter button for the last 30 days (CARD-035). */
  readonly pill: { readonly label: string; readonly isOn: boolean }
  /** Label of the button that shows the less common filters. */
  readonly further: string
  /** Choices for the filter field `kind`. */
  readonly kinds: FilterChoice
  /** Choices for the filter field `category`; null if the provider sends no categories. */
  readonly categories: FilterChoice | null
  /** Input fields for the filter fields `least` and `most`. */
  readonly amounts: FilterRange
  /**
   * Input fields for the filter fields `from` and `to`. `earliest` and `latest` are the first and the last day that the user
   * can select.
   */
  readonly days: FilterRange & { readonly earliest: string; readonly latest: string }
}

const named = <V extends string>(names: Readonly<Record<V, string>>, values: ReadonlyArray<V>) =>
  values.map((value) => ({ value, label: names[value] }))

/**
 * Returns the filter bar. `now`, in milliseconds since 1970, determines the last day that the user can select.
 * `hasCategories` is true if the provider sends categories.
 */
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
    label: activityFilterTexts.label,
    values,
    search: { ...activityFilterTexts.search, value: values.search },
    pill: { label: activityFilterTexts.pill, isOn: values.isPillOn },
    further: activityFilterTexts.further,
    kinds: filterChoice(activityFilterTexts.kinds, named(activityKindNames, activityKinds), values.kind),
    categories:
      hasCategories || values.category !== null
        ? filterChoice(activityFilterTexts.categories, named(merchantCategoryNames, categories), values.category)
        : null,
    amounts: amountsRange(values),
    days: {
      ...daysRange(values),
      earliest: zonedIsoDay(historyStart(provider, now, false), timeZone),
      latest: zonedIsoDay(now, timeZone),
    },
  }
}
