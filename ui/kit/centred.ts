import { css } from '@emotion/react'
import { colour, radius, size, space, text } from './theme.ts'

/* Styles of centred content in an otherwise empty area: an icon in a ring, a title, and text. */

export const iconRing = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.portrait,
  blockSize: size.portrait,
  marginBlockEnd: space.s1,
  border: `${size.hairline} solid transparent`,
  borderRadius: radius.round,
  '& svg': { inlineSize: size.coinMedium, blockSize: size.coinMedium },
})

export const centredTitle = css({ fontSize: text.l, letterSpacing: '-0.015em' })

export const centredText = css({ color: colour.ink2, fontSize: text.ui, textWrap: 'balance' })
