import { css } from '@emotion/react'
import { size, space } from '../../kit/theme.ts'

/** From so many CSS pixels of the window on there is room for a second column. */
export const wideFrom = 948

/** The page of a card: one column, or two where there is room. Bones and content stand in the same places. */
export const layout = {
  page: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: space.s5,
    '&[data-columns="true"]': { gridTemplateColumns: `minmax(0, 1fr) ${size.side}` },
  }),
  // As high as the faces beside it.
  beside: css({ alignSelf: 'stretch', display: 'grid' }),
  across: css({ gridColumn: '1 / -1' }),
  stack: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: space.s5 }),
}
