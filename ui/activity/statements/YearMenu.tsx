import { css } from '@emotion/react'
import type { StatementsView } from '@paydeck/core'
import { fieldStyles } from '../../kit/Field.tsx'
import { hiddenFromSight } from '../../kit/shared.ts'
import { radius, size, text, weight } from '../../kit/theme.ts'

// Smaller than a field, since it stands in the head of a panel.
const yearStyle = css({
  minBlockSize: size.target,
  borderRadius: radius.round,
  '& select': { fontSize: text.s, fontWeight: weight.strong, minBlockSize: 0 },
})

export interface YearMenuProps {
  /** Name of the menu for screen readers. */
  readonly label: string
  readonly view: Pick<StatementsView, 'years' | 'year'>
  readonly onYear: (year: number) => void
}

/** Menu that chooses the year of the page. */
export const YearMenu = ({ label, view: { years, year }, onYear }: YearMenuProps) => (
  <label>
    <span css={hiddenFromSight}>{label}</span>
    <span css={[fieldStyles.box, yearStyle]}>
      <select css={fieldStyles.input} value={year} onChange={(event) => onYear(Number(event.target.value))}>
        {years.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </span>
  </label>
)
