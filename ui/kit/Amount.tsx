import { css } from '@emotion/react'
import { figures } from './shared.ts'
import { colour, text, weight } from './theme.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const styles = {
  amount: css([figures, { textAlign: 'end', '&[data-direction="in"]': { color: colour.good } }]),
  strong: css({ fontSize: text.ui, fontWeight: weight.strong }),
}

export interface AmountProps {
  /** As it is shown, with its sign where it has one. */
  readonly text: string
  /** What is said aloud of dots that stand in its place; null: it is shown. */
  readonly hidden?: string | null
  /** Only what came in has a colour. */
  readonly direction?: 'in' | 'out' | null
  /** The main amount of a row; else it takes the looks of what stands around it. */
  readonly strong?: boolean
}

/** An amount of money in figures of equal width. */
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
