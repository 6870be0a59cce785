import { css } from '@emotion/react'
import { colour, room, size } from '../../kit/theme.ts'

const column = 'minmax(0, 1fr)'

/** Rows that share what height their panel has to spare, so that none ends before its neighbour. */
export const rowShares = css({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: column,
  gridAutoRows: `minmax(${size.row}, auto)`,
  '& > li': { display: 'grid', gridTemplateColumns: column },
})

/** The same in two columns where there is room. */
export const rowGrid = css([
  rowShares,
  {
    [room.wide]: {
      '&:has(> :nth-of-type(2))': { gridTemplateColumns: `${column} ${column}` },
      '& > :nth-of-type(even)': { borderInlineStart: `${size.hairline} solid ${colour.line}` },
    },
  },
])
