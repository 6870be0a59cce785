import type { DetailAmount } from '@paydeck/core'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'

/** An amount; where it is hidden, dots for the eye and words for the ear. */
export const DetailFigure = ({ amount }: { readonly amount: DetailAmount }) =>
  amount.hidden === null ? (
    amount.text
  ) : (
    <>
      <span aria-hidden="true">{amount.text}</span>
      <VisuallyHidden>{amount.hidden}</VisuallyHidden>
    </>
  )
