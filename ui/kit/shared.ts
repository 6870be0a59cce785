import { css } from '@emotion/react'
import { colour, radius, size } from './theme.ts'

/** Styles that several components use. */

/** Style of content that is invisible, but that screen readers announce. */
export const hiddenFromSight = css({
  position: 'absolute',
  inlineSize: size.hairline,
  blockSize: size.hairline,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

/** Style with digits of equal width, for amounts, dates and codes. */
export const figures = css({ fontVariantNumeric: 'tabular-nums' })

/** Style of a single line, which ends in an ellipsis if the text is too long. */
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

/** Style that draws the focus ring inside the element, because its container would cut off a ring around the element. */
export const innerRing = css({
  '&:focus-visible': { outline: `${size.ring} solid ${colour.focus}`, outlineOffset: `calc(-1 * ${size.ring})` },
})
