import { css } from '@emotion/react'
import { size, space } from './theme.ts'

/** From so many CSS pixels of the window on there is room for a second column. */
export const wideFrom = 948

/** A page of one column, or of two where there is room. Skeletons and content stand in the same places. */
export const columns = {
  page: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: space.s5,
    '&[data-columns="true"]': { gridTemplateColumns: `minmax(0, 1fr) ${size.side}` },
  }),
  // The narrow column is first, since it holds the choices.
  chooser: css({ '&[data-columns="true"]': { gridTemplateColumns: `${size.side} minmax(0, 1fr)` } }),
  // As high as what stands beside it.
  beside: css({ alignSelf: 'stretch', display: 'grid' }),
  across: css({ gridColumn: '1 / -1' }),
  stack: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: space.s5 }),
}
