import type { ActivityRow as ActivityRowView } from '@paydeck/core'
import type { ReactNode } from 'react'
import { Amount } from './Amount.tsx'
import { Mark } from './Mark.tsx'
import { MerchantLogo } from './MerchantLogo.tsx'
import { Pill } from './Pill.tsx'
import { Row } from './Row.tsx'

const toneOf = ({ direction, mark }: ActivityRowView) =>
  mark?.kind === 'exception' ? 'wait' : direction === 'in' ? 'good' : 'brand'

export interface ActivityRowProps {
  readonly row: ActivityRowView
  /** Icon that replaces the merchant's logo or initials. */
  readonly icon?: ReactNode
  /** Short text after the date. */
  readonly note?: string | null
  /** Text that screen readers announce instead of each amount; null if amounts are visible. */
  readonly hidden: string | null
  readonly onPress: () => void
}

/** Row of one payment, charge or receipt. The whole row is one button, which opens the details. */
export const ActivityRow = ({ row, icon, note = null, hidden, onPress }: ActivityRowProps) => (
  <Row
    icon={icon ?? <MerchantLogo initials={row.icon.initials} src={row.icon.src} />}
    tone={toneOf(row)}
    mark={row.mark && <Mark {...row.mark} />}
    title={row.title}
    note={[row.date, note].filter(Boolean).join(' · ')}
    amount={<Amount text={row.amount} hidden={hidden} direction={row.direction} strong />}
    detail={
      <>
        {row.status && <Pill tone={row.status.tone}>{row.status.text}</Pill>}
        {row.coin !== null && <Amount text={row.coin} hidden={hidden} />}
      </>
    }
    onPress={onPress}
  />
)
