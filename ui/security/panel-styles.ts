import { css } from '@emotion/react'
import { room, size, space, colour, text } from '../kit/theme.ts'

/** Styles for a panel of the security page: text and actions. */
export const panelStyles = {
  // Text and actions of a panel. They are side by side if there is space.
  part: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.s4} ${space.s5}`,
  }),
  text: css({
    flex: `1 1 ${size.words}`,
    [room.tight]: { flexBasis: '100%' },
    maxInlineSize: size.readable,
    fontSize: text.s,
    color: colour.ink2,
  }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: space.s3 }),
}
