import { css } from '@emotion/react'
import { media, size, space, colour, text } from '../kit/theme.ts'

/** A panel of the security page: words, and what to do about them. */
export const panelStyles = {
  // Words and what to do about them: side by side where there is room.
  part: css({
    display: 'grid',
    justifyItems: 'start',
    alignItems: 'center',
    gap: space.s4,
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space.s5 },
  }),
  words: css({ maxInlineSize: size.readable, fontSize: text.s, color: colour.ink2 }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: space.s3 }),
}
