import { css } from '@emotion/react'
import type { BillOrder, BillOrderView } from '@paydeck/core'
import { Icon } from '../../kit/Icon.tsx'
import { chevronDown } from '../../kit/icons-later.ts'
import { colour, radius, size, space, text, weight } from '../../kit/theme.ts'

const styles = {
  box: css({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    color: colour.brand,
    '@media print': { display: 'none' },
  }),
  select: css({
    appearance: 'none',
    minBlockSize: size.target,
    paddingBlock: 0,
    paddingInline: `${space.s2} ${space.s5}`,
    marginInlineEnd: `calc(-1 * ${space.s2})`,
    border: 0,
    borderRadius: radius.r1,
    background: 'transparent',
    color: colour.brand,
    fontSize: text.s,
    fontWeight: weight.strong,
    '&:hover': { color: colour.brandStrong, textDecoration: 'underline' },
    '& option': { color: colour.ink1, background: colour.surface },
  }),
  drawing: css({ position: 'absolute', insetInlineEnd: 0, display: 'grid', pointerEvents: 'none' }),
}

export interface BillOrderChoiceProps {
  readonly order: BillOrderView
  readonly onChoose: (order: BillOrder) => void
}

/** Control that chooses the order of the bills (BILL-109). */
export const BillOrderChoice = ({ order: { label, options }, onChoose }: BillOrderChoiceProps) => (
  <span css={styles.box}>
    <select
      css={styles.select}
      aria-label={label}
      value={options.find(({ isChosen }) => isChosen)?.value}
      onChange={({ target }) => {
        const chosen = options.find(({ value }) => value === target.value)
        if (chosen !== undefined) onChoose(chosen.value)
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <span css={styles.drawing}>
      <Icon drawing={chevronDown} small />
    </span>
  </span>
)
