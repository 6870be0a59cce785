import { project } from '@paydeck/core'
import { useMemo } from 'react'
import { slice } from '../../di/tokens.ts'
import { useButton } from '../../di/use-button.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { Confirmation } from '../../kit/Confirmation.tsx'
import { receipt } from '../../kit/icons-cards.ts'

/** Dialog in which the user confirms the removal of a bill. Closing the dialog cancels. */
export const RemoveBillModal = () => {
  const { view: detail, removal, remove, closeRemoval } = useService(slice('billDetail'))
  const view = useLive(removal)
  const bill = useLive(detail)?.head
  const state = useButton(
    useMemo(() => project(removal, ({ isBusy }) => ({ status: isBusy ? 'loading' : null })), [removal]),
  )
  return (
    <Confirmation
      icon={receipt}
      view={{ ...view, title: bill?.fullName ?? view.title, text: bill?.kind ?? null, warning: view.text }}
      state={state}
      onConfirm={remove}
      onCancel={closeRemoval}
    />
  )
}
