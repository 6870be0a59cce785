import type { CardActivity, CardActivityView, FilterRange } from '@paydeck/core'
import { FilterBar } from '../../kit/FilterBar.tsx'
import { FilterFields, FilterRanges, FilterSelect } from '../../kit/FilterFields.tsx'

type Lists = NonNullable<CardActivityView['lists']>

const isRangeSet = ({ from, to }: FilterRange): boolean => from.value !== '' || to.value !== ''

export interface ActivityFilterProps {
  readonly filter: Lists['filter']
  readonly result: Lists['result']
  readonly onNarrow: CardActivity['narrow']
}

/** Filter bar of the transaction lists of a card (CARD-035). */
export const ActivityFilter = ({ filter, result, onNarrow }: ActivityFilterProps) => {
  const { search, pill, values, kinds, categories, amounts, days } = filter
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
        children: (
          <FilterFields>
            <FilterSelect {...kinds} onChange={choose('kind')} />
            <FilterRanges amounts={amounts} days={days} onNarrow={onNarrow} />
          </FilterFields>
        ),
      }}
      result={result && { ...result, onClear: () => onNarrow(result.change) }}
    />
  )
}
