import { css, keyframes } from '@emotion/react'
import { colour, motion, radius, size, space } from './theme.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const turn = keyframes({ to: { rotate: '1turn' } })

const style = css({
  display: 'inline-block',
  inlineSize: size.spinner,
  blockSize: size.spinner,
  border: `${space.s1} solid ${colour.line}`,
  borderBlockStartColor: colour.brand,
  borderRadius: radius.round,
  animation: `${turn} ${motion.spin} linear infinite`,
  '&[data-small="true"]': {
    inlineSize: size.icon,
    blockSize: size.icon,
    borderWidth: size.ring,
    borderColor: 'currentColor',
    borderBlockStartColor: 'transparent',
  },
})

/**
 * Spinner that shows that work is in progress. Screen readers announce `label`. Without a label, the text beside the spinner
 * must describe the work.
 */
export const Spinner = ({ label, small = false }: { readonly label?: string; readonly small?: boolean }) =>
  label === undefined ? (
    <span css={style} data-small={small} aria-hidden="true" />
  ) : (
    <span role="status">
      <span css={style} data-small={small} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
