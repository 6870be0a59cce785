import {
  type PaymentFilter,
  PaymentFilterStatus,
  paymentFilterTexts,
  type PaymentFilterView,
  type PaymentResultView,
  type PaymentSearchFields,
} from '@paydeck/core'
import { FilterBar } from '../../kit/FilterBar.tsx'
import { FilterFields, FilterRanges } from '../../kit/FilterFields.tsx'

type Narrow = (change: Partial<PaymentFilter>) => void

/** Returns the props of a group of pills. `value` is an empty text if no pill is chosen. */
const pillsOf = <V extends string>(
  {
    label,
    pills,
  }: {
    readonly label: string
    readonly pills: ReadonlyArray<{ readonly value: V; readonly label: string; readonly isOn: boolean }>
  },
  onChoose: (value: V) => void,
) => ({
  label,
  options: pills,
  value: pills.find(({ isOn }) => isOn)?.value ?? '',
  onChange: (value: string) => {
    const pill = pills.find((one) => one.value === value)
    if (pill !== undefined) onChoose(pill.value)
  },
})

const hasFurtherFilters = ({ amounts, days }: PaymentSearchFields): boolean =>
  [amounts.from, amounts.to, days.from, days.to].some(({ value }) => value !== '')

const statusOf = (value: string): Partial<PaymentFilter> => ({ status: PaymentFilterStatus.is(value) ? value : null })

export interface PaymentFiltersProps {
  readonly filter: PaymentFilterView
  readonly result: PaymentResultView | null
  readonly onNarrow: Narrow
}

/**
 * Filter bar with the kind of list and the period. If the provider supports searches, the bar also has a text search and
 * further filters.
 */
export const PaymentFilters = ({ filter: { types, dates, search }, result, onNarrow }: PaymentFiltersProps) => (
  <FilterBar
    label={search?.label ?? types.label}
    type={pillsOf(types, (list) => onNarrow({ list }))}
    dates={pillsOf(dates, (pill) => onNarrow({ pill }))}
    search={search && { ...search.text, onChange: (text) => onNarrow({ text }) }}
    dropdowns={
      search === null
        ? []
        : [
            { ...search.statuses, onChange: (value) => onNarrow(statusOf(value)) },
            { ...search.coins, onChange: (value) => onNarrow({ coin: value === '' ? null : value }) },
          ]
    }
    further={
      search === null
        ? undefined
        : {
            label: paymentFilterTexts.further,
            isSet: hasFurtherFilters(search),
            children: (
              <FilterFields>
                <FilterRanges amounts={search.amounts} days={search.days} onNarrow={onNarrow} />
              </FilterFields>
            ),
          }
    }
    result={result && { ...result, onClear: () => onNarrow(result.change) }}
  />
)
