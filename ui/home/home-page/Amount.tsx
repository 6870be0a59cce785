import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'

/** An amount; where it is hidden, dots for the eye and words for the ear. */
export const Amount = ({ text, hidden }: { readonly text: string; readonly hidden: string | null }) =>
  hidden === null ? (
    text
  ) : (
    <>
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{hidden}</VisuallyHidden>
    </>
  )
