import { project } from '@paydeck/core'
import { useMemo } from 'react'
import { slice } from '../../di/tokens.ts'
import { useButton } from '../../di/use-button.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { Address } from '../../kit/Address.tsx'
import { Confirmation } from '../../kit/Confirmation.tsx'
import { wallet } from '../../kit/icons-later.ts'

/**
 * Dialog in which the user confirms the removal of a receiving address or of a sender. Closing the dialog removes nothing
 * (RECV-089, RECV-090).
 */
export const RemoveReceivingModal = () => {
  const { removal, remove, closeRemoval } = useService(slice('addressDirectory'))
  const view = useLive(removal)
  const state = useButton(useMemo(() => project(removal, (now) => ({ status: now?.status ?? null })), [removal]))
  if (view === null) return null
  return (
    <Confirmation
      icon={wallet}
      view={{ ...view, text: null, failure: null }}
      state={state}
      onConfirm={remove}
      onCancel={closeRemoval}
    >
      {view.address !== null && <Address value={view.address.whole} network={view.address.network} />}
    </Confirmation>
  )
}
