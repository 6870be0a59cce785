import { slice } from '../../di/tokens.ts'
import { useButton } from '../../di/use-button.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { Confirmation } from '../../kit/Confirmation.tsx'
import { screen } from '../../kit/icons-later.ts'

/** Asks whether a device, or every other one, is to be signed out; closing it signs out nothing. */
export const EndSessionModal = () => {
  const { ending, end, closeEnding } = useService(slice('activeSessions'))
  const view = useLive(ending)
  const state = useButton(ending)
  return <Confirmation icon={screen} view={view} state={state} onConfirm={end} onCancel={closeEnding} />
}
