import type { ActivityRow, HomePageView } from '@paydeck/core'
import { MerchantLogo } from '../../kit/MerchantLogo.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { Pill } from '../../kit/Pill.tsx'
import { Row } from '../../kit/Row.tsx'
import { Amount } from './Amount.tsx'

const below = (row: ActivityRow['below'], hidden: string | null) => {
  if (row === null) return undefined
  return row.kind === 'status' ? <Pill tone={row.tone}>{row.text}</Pill> : <Amount text={row.text} hidden={hidden} />
}

/** The last things paid and received; a row opens its details. */
export const ActivityPanel = ({
  activity,
  hidden,
  onOpen,
}: {
  readonly activity: NonNullable<HomePageView['activity']>
  readonly hidden: HomePageView['hiddenAmount']
  readonly onOpen: (index: number) => void
}) => (
  <Panel heading={activity.title} link={activity.link}>
    <ul>
      {activity.rows.map((row, index) => (
        <li key={row.id}>
          <Row
            icon={<MerchantLogo initials={row.icon.initials} src={row.icon.src} />}
            title={row.title}
            note={row.date}
            amount={<Amount text={row.amount} hidden={hidden} />}
            amountNote={below(row.below, hidden)}
            onPress={() => onOpen(index)}
          />
        </li>
      ))}
    </ul>
  </Panel>
)
