import { css } from '@emotion/react'
import { colour, room, size } from '../../kit/theme.ts'

const column = 'minmax(0, 1fr)'

/** Rows that share the spare height of their panel, so that neighbouring panels end at the same height. */
export const rowShares = css({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: column,
  gridAutoRows: `minmax(${size.row}, auto)`,
  '& > li': { display: 'grid', gridTemplateColumns: column },
})

/** The same rows in two columns where there is space. */
export const rowGrid = css([
  rowShares,
  {
    [room.wide]: {
      '&:has(> :nth-of-type(2))': { gridTemplateColumns: `${column} ${column}` },
      '& > :nth-of-type(even)': { borderInlineStart: `${size.hairline} solid ${colour.line}` },
    },
  },
])
