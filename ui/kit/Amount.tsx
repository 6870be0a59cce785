import { css } from '@emotion/react'
import { figures } from './shared.ts'
import { colour, text, weight } from './theme.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const styles = {
  amount: css([figures, { textAlign: 'end', '&[data-direction="in"]': { color: colour.good } }]),
  strong: css({ fontSize: text.ui, fontWeight: weight.strong }),
}

export interface AmountProps {
  /** Formatted amount, including a sign if the amount has one. */
  readonly text: string
  /** Text that screen readers announce when dots hide the amount; null if the amount is visible. */
  readonly hidden?: string | null
  /** Direction of the money. `in` adds a colour; `out` and null do not. */
  readonly direction?: 'in' | 'out' | null
  /** True if this is the main amount of a row. Otherwise the amount has the text style of its container. */
  readonly strong?: boolean
}

/** Amount of money, with digits of equal width. */
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
