import { type ActivityRow, homeActivityOf } from '@paydeck/core'
import { useMemo } from 'react'
import { slice } from '../../di/tokens.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { Amount } from '../../kit/Amount.tsx'
import { Mark } from '../../kit/Mark.tsx'
import { MerchantLogo } from '../../kit/MerchantLogo.tsx'
import { Pill } from '../../kit/Pill.tsx'
import { Row } from '../../kit/Row.tsx'
import { rowShares } from './row-grid.ts'

const toneOf = ({ direction, mark }: ActivityRow) =>
  mark?.kind === 'exception' ? 'wait' : direction === 'in' ? 'good' : 'brand'

export interface ActivityRowsProps {
  /** What is said aloud in place of each amount; null: amounts are shown. */
  readonly hidden: string | null
}

/** A row for each of the last things paid and received; it opens its details. */
export const ActivityRows = ({ hidden }: ActivityRowsProps) => {
  const home = useService(slice('homePage'))
  const amountPrivacy = useService(slice('amountPrivacy'))
  const recentActivity = useService(slice('recentActivity'))
  const rows = useMemo(() => homeActivityOf({ amountPrivacy, recentActivity }), [amountPrivacy, recentActivity])
  return (
    <ul css={rowShares}>
      {useLive(rows).map((row, index) => (
        <li key={row.id}>
          <Row
            icon={<MerchantLogo initials={row.icon.initials} src={row.icon.src} />}
            tone={toneOf(row)}
            mark={row.mark && <Mark {...row.mark} />}
            title={row.title}
            note={row.date}
            amount={<Amount text={row.amount} hidden={hidden} direction={row.direction} strong />}
            detail={
              <>
                {row.status && <Pill tone={row.status.tone}>{row.status.text}</Pill>}
                {row.coin !== null && <Amount text={row.coin} hidden={hidden} />}
              </>
            }
            onPress={() => home.openActivity({ rows, index })}
          />
        </li>
      ))}
    </ul>
  )
}
