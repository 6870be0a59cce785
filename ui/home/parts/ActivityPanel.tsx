import type { ActivityRow, HomeView } from '@paydeck/core'
import { MerchantLogo } from '../../kit/MerchantLogo.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { Pill } from '../../kit/Pill.tsx'
import { Row } from '../../kit/Row.tsx'

const below = (row: ActivityRow['below']) => {
  if (row === null) return undefined
  return row.kind === 'status' ? <Pill tone={row.tone}>{row.text}</Pill> : row.text
}

/** The last things paid and received; a row opens its details. */
export const ActivityPanel = ({
  activity,
  onOpen,
}: {
  readonly activity: NonNullable<HomeView['activity']>
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
            amount={row.amount}
            amountNote={below(row.below)}
            onPress={() => onOpen(index)}
          />
        </li>
      ))}
    </ul>
  </Panel>
)
