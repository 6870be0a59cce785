import { css } from '@emotion/react'
import { colour, radius, size } from './theme.ts'

/** Style fragments that several parts use. */

/** Out of sight, still read aloud. */
export const hiddenFromSight = css({
  position: 'absolute',
  inlineSize: size.hairline,
  blockSize: size.hairline,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

/** Figures of equal width: for amounts, dates and codes. */
export const figures = css({ fontVariantNumeric: 'tabular-nums' })

/** A single line that ends in an ellipsis if it is too long. */
export const oneLine = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

/** Surface of panels and similar boxes. */
export const raised = css({
  background: colour.surface,
  border: `${size.hairline} solid ${colour.line}`,
  borderRadius: radius.r3,
  boxShadow: colour.shade,
})

/** The square that an icon stands in, beside what it is of. */
export const iconTile = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.rowIcon,
  blockSize: size.rowIcon,
  borderRadius: radius.r2,
})

/** A focus ring inside the element, where an outer one would be cut off. */
export const innerRing = css({
  '&:focus-visible': { outline: `${size.ring} solid ${colour.focus}`, outlineOffset: `calc(-1 * ${size.ring})` },
})
