import { css } from '@emotion/react'
import { clock } from './icons-later.ts'
import { colour, radius, size } from './theme.ts'

const style = css({
  position: 'absolute',
  insetBlockEnd: `calc(-1 * ${size.ring} * 2)`,
  insetInlineEnd: `calc(-1 * ${size.ring} * 2)`,
  inlineSize: size.icon,
  blockSize: size.icon,
  padding: size.ring,
  // The ring in the background's colour separates the disc from the icon.
  border: `${size.ring} solid ${colour.surface}`,
  borderRadius: radius.round,
  background: colour.waitSoft,
  color: colour.wait,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

/** Small clock in the bottom right corner of an icon. Marks a payment that is not settled yet (CARD-071). */
export const ClockMark = ({ label }: { readonly label: string }) => (
  <svg css={style} viewBox="0 0 24 24" role="img" aria-label={label} focusable="false">
    <path d={clock} />
  </svg>
)
