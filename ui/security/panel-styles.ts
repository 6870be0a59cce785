import { css } from '@emotion/react'
import { room, size, space, colour, text } from '../kit/theme.ts'

/** A panel of the security page: words, and what to do about them. */
export const panelStyles = {
  // Words and what to do about them: side by side where there is room.
  part: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.s4} ${space.s5}`,
  }),
  words: css({
    flex: `1 1 ${size.words}`,
    [room.tight]: { flexBasis: '100%' },
    maxInlineSize: size.readable,
    fontSize: text.s,
    color: colour.ink2,
  }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: space.s3 }),
}
