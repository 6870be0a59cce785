import { css } from '@emotion/react'
import type { ActivityFilterView, CardActivity, FilterRange } from '@paydeck/core'
import { Field, fieldStyles } from '../../kit/Field.tsx'
import { Labelled } from '../../kit/Labelled.tsx'
import { colour, radius, size, space, text, weight } from '../../kit/theme.ts'

const styles = {
  further: css({
    display: 'grid',
    gap: space.s4,
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${size.menu}), 1fr))`,
    alignItems: 'start',
    padding: space.s4,
    border: `${size.hairline} solid ${colour.line}`,
    borderRadius: radius.r2,
    background: colour.surface,
  }),
  range: css({
    display: 'grid',
    gap: `${space.s1} ${space.s3}`,
    // What a date and its picker take.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  }),
  problem: css({ gridColumn: '1 / -1', color: colour.bad, fontSize: text.s, fontWeight: weight.strong }),
}

interface KindsProps {
  readonly choice: ActivityFilterView['kinds']
  readonly onChange: (value: string) => void
}

/** What an item is: a choice of one. */
const Kinds = ({ choice: { label, options, value }, onChange }: KindsProps) => (
  <Labelled label={label}>
    {(ties) => (
      <div css={fieldStyles.box}>
        <select {...ties} css={fieldStyles.input} value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    )}
  </Labelled>
)

interface RangeProps {
  readonly range: FilterRange
  readonly type: 'date' | 'text'
  readonly min?: string
  readonly max?: string
  readonly onFrom: (value: string) => void
  readonly onTo: (value: string) => void
}

/** From and to: neither needs the other. */
const Range = ({ range, type, min, max, onFrom, onTo }: RangeProps) => {
  const common = { type, min, max, inputMode: type === 'text' ? ('decimal' as const) : undefined, autoComplete: 'off' }
  return (
    <div css={styles.range}>
      <Field {...common} label={range.from.label} value={range.from.value} onChange={onFrom} />
      <Field {...common} label={range.to.label} value={range.to.value} onChange={onTo} />
      <p css={styles.problem} role="status">
        {range.problem}
      </p>
    </div>
  )
}

export interface FurtherFiltersProps {
  readonly filter: ActivityFilterView
  readonly onNarrow: CardActivity['narrow']
  readonly onKind: (value: string) => void
}

/** What the lists are narrowed to less often: kinds, amounts, and days. */
export const FurtherFilters = ({ filter: { kinds, amounts, days }, onNarrow, onKind }: FurtherFiltersProps) => (
  <div css={styles.further}>
    <Kinds choice={kinds} onChange={onKind} />
    <Range range={amounts} type="text" onFrom={(least) => onNarrow({ least })} onTo={(most) => onNarrow({ most })} />
    <Range
      range={days}
      type="date"
      min={days.earliest}
      max={days.latest}
      onFrom={(from) => onNarrow({ from })}
      onTo={(to) => onNarrow({ to })}
    />
  </div>
)
