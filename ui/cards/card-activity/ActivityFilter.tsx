import type { CardActivity, CardActivityView, FilterRange } from '@paydeck/core'
import { FilterBar } from '../../kit/FilterBar.tsx'
import { lazy } from '../../kit/lazy.tsx'

/** Loaded separately, because these filters are collapsed at first. */
const FurtherFilters = lazy(
  () => import('./FurtherFilters.tsx').then((module) => module.FurtherFilters),
  () => null,
)

type Lists = NonNullable<CardActivityView['lists']>

const isRangeSet = ({ from, to }: FilterRange): boolean => from.value !== '' || to.value !== ''

export interface ActivityFilterProps {
  readonly filter: Lists['filter']
  readonly result: Lists['result']
  readonly onNarrow: CardActivity['narrow']
}

/** Filter bar of the transaction lists of a card (CARD-035). */
export const ActivityFilter = ({ filter, result, onNarrow }: ActivityFilterProps) => {
  const { search, pill, values, categories, amounts, days } = filter
  // The first option of a dropdown has an empty value and means no filter, which is null in the core.
  const choose = (key: 'kind' | 'category') => (value: string) => onNarrow({ [key]: value === '' ? null : value })
  return (
    <FilterBar
      label={filter.label}
      search={{ ...search, onChange: (value) => onNarrow({ search: value }) }}
      toggles={[{ ...pill, onPress: () => onNarrow({ isPillOn: !pill.isOn }) }]}
      dropdowns={categories === null ? [] : [{ ...categories, onChange: choose('category') }]}
      further={{
        label: filter.further,
        isSet: values.kind !== null || isRangeSet(amounts) || isRangeSet(days),
        children: <FurtherFilters filter={filter} onNarrow={onNarrow} onKind={choose('kind')} />,
      }}
      result={result && { ...result, onClear: () => onNarrow(result.change) }}
    />
  )
}
