import { slice } from '../../di/tokens.ts'
import { useButton } from '../../di/use-button.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { Confirmation } from '../../kit/Confirmation.tsx'
import { key } from '../../kit/icons-later.ts'

/** Dialog in which the user confirms the removal of a passkey. Closing the dialog removes nothing (SEC-006, PASS-024). */
export const RemovePasskeyModal = () => {
  const { removal, act } = useService(slice('passkeyKeeping'))
  const view = useLive(removal)
  const state = useButton(removal)
  return <Confirmation icon={key} view={view} state={state} onConfirm={act.remove} onCancel={act.closeRemoval} />
}
