import { css } from '@emotion/react'
import { figures } from './shared.ts'
import { colour, text, weight } from './theme.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const styles = {
  amount: css([figures, { textAlign: 'end', '&[data-direction="in"]': { color: colour.good } }]),
  strong: css({ fontSize: text.ui, fontWeight: weight.strong }),
}

export interface AmountProps {
  /** Formatted amount, with its sign if it has one. */
  readonly text: string
  /** Text that screen readers announce when dots hide the amount; null if the amount is visible. */
  readonly hidden?: string | null
  /** `in` adds a colour; `out` and null do not. */
  readonly direction?: 'in' | 'out' | null
  /** True for the main amount of a row; otherwise the amount inherits its style. */
  readonly strong?: boolean
}

/** Amount of money in tabular figures. */
export const Amount = ({ text: words, hidden = null, direction = null, strong = false }: AmountProps) => (
  <span css={[styles.amount, strong && styles.strong]} data-direction={direction}>
    {hidden === null ? (
      words
    ) : (
      <>
        <span aria-hidden="true">{words}</span>
        <VisuallyHidden>{hidden}</VisuallyHidden>
      </>
    )}
  </span>
)
