import { css } from '@emotion/react'
import { homeActivityOf, type HomePageView } from '@paydeck/core'
import { useMemo } from 'react'
import { port, slice } from '../../di/tokens.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { ActivityRow } from '../../kit/ActivityRow.tsx'
import { TextLink } from '../../kit/Button.tsx'
import { colour, size, space } from '../../kit/theme.ts'
import { rowShares } from './row-grid.ts'

const foot = css({
  display: 'flex',
  justifyContent: 'end',
  paddingInline: space.s5,
  borderBlockStart: `${size.hairline} solid ${colour.line}`,
})

export interface ActivityRowsProps {
  /** Link below the rows. */
  readonly all: HomePageView['allActivity']
  /** Text that screen readers announce in place of each hidden amount. Null if amounts are visible. */
  readonly hidden: string | null
}

/** Rows of the latest payments and receipts. A click on a row opens its details. */
export const ActivityRows = ({ all, hidden }: ActivityRowsProps) => {
  const home = useService(slice('homePage'))
  const amountPrivacy = useService(slice('amountPrivacy'))
  const recentActivity = useService(slice('recentActivity'))
  const configuration = useService(port('configuration'))
  const device = useService(port('device'))
  const rows = useMemo(
    () => homeActivityOf({ amountPrivacy, recentActivity }, { configuration, device }),
    [amountPrivacy, recentActivity, configuration, device],
  )
  return (
    <>
      <ul css={rowShares}>
        {useLive(rows).map((row, index) => (
          <li key={row.id}>
            <ActivityRow row={row} hidden={hidden} onPress={() => home.openActivity({ rows, index })} />
          </li>
        ))}
      </ul>
      <div css={foot}>
        <TextLink to={all.to}>{all.label}</TextLink>
      </div>
    </>
  )
}
