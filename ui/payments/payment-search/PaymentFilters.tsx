import {
  type PaymentFilter,
  PaymentFilterStatus,
  type PaymentFilterView,
  type PaymentResultView,
  type PaymentSearchFields,
} from '@paydeck/core'
import { FilterBar } from '../../kit/FilterBar.tsx'
import { late } from '../../kit/late.tsx'

type Narrow = (change: Partial<PaymentFilter>) => void

/** Out of sight at first. */
const FurtherFilters = late(
  () => import('./FurtherFilters.tsx').then((module) => module.FurtherFilters),
  () => null,
)

/** One of a few, by the pills of the view; none of them may be on. */
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

const isSet = ({ amounts, days }: PaymentSearchFields): boolean =>
  [amounts.from, amounts.to, days.from, days.to].some(({ value }) => value !== '')

const statusOf = (value: string): Partial<PaymentFilter> => ({ status: PaymentFilterStatus.is(value) ? value : null })

export interface PaymentFiltersProps {
  readonly filter: PaymentFilterView
  readonly result: PaymentResultView | null
  readonly onNarrow: Narrow
}

/** Which list, of when, and what it is narrowed to where the provider can search. */
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
            label: 'More filters',
            isSet: isSet(search),
            children: <FurtherFilters search={search} onNarrow={onNarrow} />,
          }
    }
    result={result && { ...result, onClear: () => onNarrow(result.change) }}
  />
)
