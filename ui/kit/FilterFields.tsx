import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Field, fieldStyles } from './Field.tsx'
import { Labelled } from './Labelled.tsx'
import { colour, radius, size, space, text, weight } from './theme.ts'

const styles = {
  fields: css({
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
    // Wide enough for a date and the button of its date picker.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  }),
  problem: css({ gridColumn: '1 / -1', color: colour.bad, fontSize: text.s, fontWeight: weight.strong }),
}

export interface FilterSelectProps {
  readonly label: string
  readonly options: ReadonlyArray<{ readonly value: string; readonly label: string }>
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Dropdown in which the user chooses one option. */
export const FilterSelect = ({ label, options, value, onChange }: FilterSelectProps) => (
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

/** Lower or upper field of a range, such as the field of the earliest date. */
interface End {
  readonly label: string
  readonly value: string
}

interface Range {
  readonly from: End
  readonly to: End
  readonly problem: string | null
}

interface FilterRangeProps {
  readonly range: Range
  readonly type: 'date' | 'text'
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly onFrom: (value: string) => void
  readonly onTo: (value: string) => void
}

/** Two fields for a range, such as an earliest and a latest date. The user may fill in only one of them. */
const FilterRange = ({ range, type, min, max, onFrom, onTo }: FilterRangeProps) => {
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

export interface FilterRangesProps {
  readonly amounts: Range
  readonly days: Range & { readonly earliest?: string | undefined; readonly latest: string }
  /** Changes one limit of the filter. */
  readonly onNarrow: (change: { readonly [Key in 'least' | 'most' | 'from' | 'to']?: string }) => void
}

/** Ranges of amounts and of days. */
export const FilterRanges = ({ amounts, days, onNarrow }: FilterRangesProps) => (
  <>
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
  </>
)

/** Grid of rarely used filters, in several columns if there is space. */
export const FilterFields = ({ children }: { readonly children: ReactNode }) => (
  <div css={styles.fields}>{children}</div>
)
