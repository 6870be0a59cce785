import { asyncButton, project } from '@paydeck/core'
import { useMemo } from 'react'
import { port, slice } from '../di/tokens.ts'
import { useLive } from '../di/use-live.ts'
import { useService } from '../di/use-service.ts'
import { AsyncButton } from '../kit/AsyncButton.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'

/**
 * Button to join the waitlist of Bill Pay. If joining fails, the button shows the failure (BILL-044 to BILL-047, ERR-067).
 */
export const BillWaitlist = () => {
  const clock = useService(port('clock'))
  const { view, join } = useService(slice('waitlist'))
  const { button, text } = useLive(view['bill-pay'])
  const shown = useMemo(
    () =>
      asyncButton(
        clock,
        project(view['bill-pay'], (now) => now.button?.status ?? null),
      ),
    [clock, view],
  )
  const state = useLive(shown)
  if (button === null) return null
  return (
    <>
      <AsyncButton
        label={button.label}
        // A failure is shown immediately, because it disappears after 1 s (BILL-046). After the usual delay of 800 ms, too
        // little time would be left.
        state={button.status === 'failed' ? 'failed' : state}
        failed={text ?? button.label}
        disabled={button.disabled}
        onPress={() => join('bill-pay')}
      />
      <VisuallyHidden>
        <span role="alert">{text}</span>
      </VisuallyHidden>
    </>
  )
}
