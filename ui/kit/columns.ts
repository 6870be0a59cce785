import { css } from '@emotion/react'
import { size, space } from './theme.ts'

/** Minimum width of the window for two columns, in CSS pixels. */
export const wideFrom = 948

/** Layout of a page with one or two columns. Skeletons and their content use the same layout. */
export const columns = {
  page: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: space.s5,
    '&[data-columns="true"]': { gridTemplateColumns: `minmax(0, 1fr) ${size.side}` },
  }),
  // Variant with the narrow column on the left, because this column contains controls that change the wide column.
  chooser: css({ '&[data-columns="true"]': { gridTemplateColumns: `${size.side} minmax(0, 1fr)` } }),
  // As high as the neighbouring column.
  beside: css({ alignSelf: 'stretch', display: 'grid' }),
  across: css({ gridColumn: '1 / -1' }),
  stack: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: space.s5 }),
}
