import type { ActivityFilterView, CardActivity } from '@paydeck/core'
import { FilterFields, FilterRange, FilterSelect } from '../../kit/FilterFields.tsx'

export interface FurtherFiltersProps {
  readonly filter: ActivityFilterView
  readonly onNarrow: CardActivity['narrow']
  readonly onKind: (value: string) => void
}

/** Rarely used filters: kind, amount and day. */
export const FurtherFilters = ({ filter: { kinds, amounts, days }, onNarrow, onKind }: FurtherFiltersProps) => (
  <FilterFields>
    <FilterSelect {...kinds} onChange={onKind} />
    <FilterRange
      range={amounts}
      type="text"
      onFrom={(least) => onNarrow({ least })}
      onTo={(most) => onNarrow({ most })}
    />
    <FilterRange
      range={days}
      type="date"
      min={days.earliest}
      max={days.latest}
      onFrom={(from) => onNarrow({ from })}
      onTo={(to) => onNarrow({ to })}
    />
  </FilterFields>
)
