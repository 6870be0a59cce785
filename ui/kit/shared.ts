import { css } from '@emotion/react'
import { colour, radius, size } from './theme.ts'

/** Styles that several components use. */

/** Invisible, but available to screen readers. */
export const hiddenFromSight = css({
  position: 'absolute',
  inlineSize: size.hairline,
  blockSize: size.hairline,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

/** Digits of equal width, for amounts, dates and codes. */
export const figures = css({ fontVariantNumeric: 'tabular-nums' })

/** A single line that ends in an ellipsis if it is too long. */
export const oneLine = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

/** Style of panels and similar boxes: background, border and shadow. */
export const raised = css({
  background: colour.surface,
  border: `${size.hairline} solid ${colour.line}`,
  borderRadius: radius.r3,
  boxShadow: colour.shade,
})

/** Style of the square tile behind an icon. */
export const iconTile = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.rowIcon,
  blockSize: size.rowIcon,
  borderRadius: radius.r2,
})

/** Focus ring inside the element, for elements whose container would cut off a ring around them. */
export const innerRing = css({
  '&:focus-visible': { outline: `${size.ring} solid ${colour.focus}`, outlineOffset: `calc(-1 * ${size.ring})` },
})
