import { type BillEntrance, billEntrances, billPayHeadings } from '@paydeck/core'
import type { ReactNode } from 'react'
import { slice } from '../../di/tokens.ts'
import { useService } from '../../di/use-service.ts'
import { useTitle } from '../../di/use-title.ts'
import { Button, ButtonLink } from '../../kit/Button.tsx'
import type { Drawing } from '../../kit/Icon.tsx'
import { receipt } from '../../kit/icons-cards.ts'
import { plus, shield } from '../../kit/icons.ts'
import { BillFan } from './BillFan.tsx'
import { EntrancePanel } from './EntrancePanel.tsx'

const icons: Readonly<Record<BillEntrance, Drawing | null>> = {
  verify: shield,
  'wait-list': receipt,
  connect: null,
  add: plus,
}

export interface EntranceScreenProps {
  readonly entrance: BillEntrance
  /** Button to join the waitlist. The button determines its own label. */
  readonly waitlist: ReactNode
}

/** Screen for users who cannot see bills yet: the reason and the next action (BILL-040 to BILL-047, BILL-053, BILL-083). */
export const EntranceScreen = ({ entrance, waitlist }: EntranceScreenProps) => {
  const { open } = useService(slice('billConnection'))
  useTitle(billPayHeadings.page)
  const { action, ...says } = billEntrances[entrance]
  return (
    <EntrancePanel says={says} icon={icons[entrance]} picture={<BillFan />}>
      {action === null ? (
        waitlist
      ) : action.to === null ? (
        <Button onClick={open}>{action.label}</Button>
      ) : (
        <ButtonLink to={action.to}>{action.label}</ButtonLink>
      )}
    </EntrancePanel>
  )
}
