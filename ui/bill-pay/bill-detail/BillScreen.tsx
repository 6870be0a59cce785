import { type ReactNode, useLayoutEffect } from 'react'
import { slice } from '../../di/tokens.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { useTitle } from '../../di/use-title.ts'
import { BillPage } from './BillPage.tsx'

export interface BillScreenProps {
  readonly accountId: string
  /** Text that screen readers announce in place of each hidden amount. Null if amounts are visible. */
  readonly hidden: string | null
  readonly title: string
  readonly connect: () => void
  readonly learnMore: (id: string) => void
  /** List of all bills, shown in place of a bill that is unknown or was removed. */
  readonly children: ReactNode
}

/** Screen of the bill that the URL names. */
export const BillScreen = ({ accountId, hidden, title, connect, learnMore, children }: BillScreenProps) => {
  const detail = useService(slice('billDetail'))
  const view = useLive(detail.view)
  // Runs as a layout effect, so that the previously shown bill is never painted.
  useLayoutEffect(() => {
    detail.viewBill(accountId)
    return () => detail.viewBill(null)
  }, [detail, accountId])
  useTitle(view?.head.fullName ?? title)
  return view?.id === accountId ? (
    <BillPage view={view} act={{ ...detail, connect, learnMore }} hidden={hidden} />
  ) : (
    children
  )
}
