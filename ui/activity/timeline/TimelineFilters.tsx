import { EntryStatus, isKindChoice, type TimelineFilter, type TimelineView } from '@paydeck/core'
import type { ReactNode } from 'react'
import { CheckMenu } from '../../kit/CheckMenu.tsx'
import { FilterBar } from '../../kit/FilterBar.tsx'
import { FilterFields, FilterRanges, FilterSelect } from '../../kit/FilterFields.tsx'
import { ViewsBar } from '../saved-views/ViewsBar.tsx'

export interface TimelineFiltersProps {
  readonly view: Pick<TimelineView, 'filter' | 'views' | 'count' | 'words'>
  /** Actions on the listed entries. */
  readonly actions: ReactNode
  readonly onNarrow: (change: Partial<TimelineFilter>) => void
  /** Replaces the whole filter. */
  readonly onShow: (filter: TimelineFilter) => void
}

/** Rarely used filters: coin, amount and day. */
const Further = ({ view: { filter }, onNarrow }: Pick<TimelineFiltersProps, 'view' | 'onNarrow'>) => {
  const { coins, amounts, days, values } = filter
  return (
    <FilterFields>
      <FilterSelect
        label={coins.label}
        options={[{ value: '', label: coins.isSet ? coins.label : coins.text }, ...coins.options]}
        value={values.coin}
        onChange={(coin) => onNarrow({ coin })}
      />
      <FilterRanges amounts={amounts} days={days} onNarrow={onNarrow} />
    </FilterFields>
  )
}

/** Views and filters of the timeline (ACT-011, ACT-012, ACT-014). */
export const TimelineFilters = ({ view, actions, onNarrow, onShow }: TimelineFiltersProps) => {
  const { filter, count } = view
  const { ranges, kinds, accounts, statuses, search } = filter
  const range = ranges.pills.find(({ isOn }) => isOn)?.value ?? ''
  return (
    <FilterBar
      actions={actions}
      label={filter.label}
      dates={{
        label: ranges.label,
        options: ranges.pills,
        value: range,
        onChange: (value) => {
          const pill = ranges.pills.find((one) => one.value === value)
          if (pill !== undefined) onNarrow({ range: pill.value })
        },
      }}
      views={<ViewsBar view={view} onShow={onShow} />}
      search={{ ...search, onChange: (text) => onNarrow({ text }) }}
      menus={
        <>
          <CheckMenu {...kinds} onChange={(values) => onNarrow({ kinds: values.filter(isKindChoice) })} />
          <CheckMenu {...accounts} onChange={(values) => onNarrow({ accounts: values })} />
          <CheckMenu {...statuses} onChange={(values) => onNarrow({ statuses: values.filter(EntryStatus.is) })} />
        </>
      }
      further={{
        label: filter.further,
        isSet: filter.isFurtherSet,
        children: <Further view={view} onNarrow={onNarrow} />,
      }}
      result={
        count === null
          ? null
          : {
              text: count.text,
              clear: count.clear?.label ?? null,
              onClear: () => {
                if (count.clear !== null) onShow(count.clear.filter)
              },
            }
      }
    />
  )
}
