import { css } from '@emotion/react'
import { colour, room, size } from '../../kit/theme.ts'

const column = 'minmax(0, 1fr)'

/** Style of rows that grow to fill their panel, so that two panels side by side end at the same height. */
export const rowShares = css({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: column,
  gridAutoRows: `minmax(${size.row}, auto)`,
  '& > li': { display: 'grid', gridTemplateColumns: column },
})

/** Style like `rowShares`, but in two columns where there is space. */
export const rowGrid = css([
  rowShares,
  {
    [room.wide]: {
      '&:has(> :nth-of-type(2))': { gridTemplateColumns: `${column} ${column}` },
      '& > :nth-of-type(even)': { borderInlineStart: `${size.hairline} solid ${colour.line}` },
    },
  },
])
