import { slice } from '../../di/tokens.ts'
import { useButton } from '../../di/use-button.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { Confirmation } from '../../kit/Confirmation.tsx'
import { screen } from '../../kit/icons-later.ts'

/**
 * Dialog in which the user confirms signing out one device, or all devices except the current one. Closing the dialog signs
 * out no device.
 */
export const EndSessionModal = () => {
  const { ending, end, closeEnd } = useService(slice('activeSessions'))
  const view = useLive(ending)
  const state = useButton(ending)
  return <Confirmation icon={screen} view={view} state={state} onConfirm={end} onCancel={closeEnd} />
}
