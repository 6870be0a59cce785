import type { PaymentFilter, PaymentSearchFields } from '@paydeck/core'
import { FilterFields, FilterRange } from '../../kit/FilterFields.tsx'

export interface FurtherFiltersProps {
  readonly search: PaymentSearchFields
  readonly onNarrow: (change: Partial<PaymentFilter>) => void
}

/** Rarely used filters: amount and day. */
export const FurtherFilters = ({ search: { amounts, days }, onNarrow }: FurtherFiltersProps) => (
  <FilterFields>
    <FilterRange
      range={amounts}
      type="text"
      onFrom={(least) => onNarrow({ least })}
      onTo={(most) => onNarrow({ most })}
    />
    <FilterRange
      range={days}
      type="date"
      max={days.latest}
      onFrom={(from) => onNarrow({ from })}
      onTo={(to) => onNarrow({ to })}
    />
  </FilterFields>
)
