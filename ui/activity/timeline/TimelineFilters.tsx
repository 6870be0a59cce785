import { css } from '@emotion/react'
import {
  EntryStatus,
  isSameTimelineFilter,
  kindChoices,
  type KindChoice,
  type TimelineFilter,
  type TimelineView,
} from '@paydeck/core'
import { CheckMenu } from '../../kit/CheckMenu.tsx'
import { filterBarStyles } from '../../kit/filter-bar-styles.ts'
import { FilterBar } from '../../kit/FilterBar.tsx'
import { FilterFields, FilterRange, FilterSelect } from '../../kit/FilterFields.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { check } from '../../kit/icons-later.ts'
import { space } from '../../kit/theme.ts'

const styles = {
  views: css({ display: 'flex', flexWrap: 'wrap', gap: space.s2, '@media print': { display: 'none' } }),
}

const isKindChoice = (text: string): text is KindChoice => Object.hasOwn(kindChoices, text)

export interface TimelineFiltersProps {
  readonly view: Pick<TimelineView, 'filter' | 'views' | 'count'>
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
}

/** Saved filters. The one that is set is pressed (ACT-014). */
const Views = ({ view: { filter, views }, onShow }: Pick<TimelineFiltersProps, 'view' | 'onShow'>) => (
  <div css={styles.views} role="group" aria-label={filter.viewsLabel}>
    {views.map(({ name, filter: saved }) => {
      const isOn = isSameTimelineFilter(saved, filter.values)
      return (
        <button
          key={name}
          css={filterBarStyles.toggle}
          type="button"
          aria-pressed={isOn}
          data-set={isOn}
          onClick={() => onShow(saved)}
        >
          {isOn && <Icon drawing={check} small />}
          {name}
        </button>
      )
    })}
  </div>
)

/** Views and filters of the timeline (ACT-011, ACT-012, ACT-014). */
export const TimelineFilters = ({ view, onNarrow, onShow }: TimelineFiltersProps) => {
  const { filter, count } = view
  const { ranges, kinds, accounts, statuses, search } = filter
  const range = ranges.pills.find(({ isOn }) => isOn)?.value ?? ''
  return (
    <FilterBar
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
      views={<Views view={view} onShow={onShow} />}
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
