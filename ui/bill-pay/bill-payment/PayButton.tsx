import type { PayActionView } from '@paydeck/core'
import { Button } from '../../kit/Button.tsx'
import { Spinner } from '../../kit/Spinner.tsx'

export interface PayButtonProps {
  readonly action: PayActionView
  /** Id of the text that explains why the button is disabled. Null if nothing disables it. */
  readonly heldBy: string | null
  /** True if the button fills its container. */
  readonly wide?: boolean
  readonly onPay: () => void
}

/**
 * Button that pays the selected bills. While the invoice is being created, the button keeps the focus and ignores clicks.
 */
export const PayButton = ({ action, heldBy, wide = false, onPay }: PayButtonProps) => (
  <Button
    wide={wide}
    disabled={action.isDisabled || heldBy !== null}
    aria-busy={action.isBusy}
    aria-disabled={action.isBusy}
    aria-describedby={heldBy ?? undefined}
    onClick={onPay}
  >
    {action.isBusy && <Spinner small />}
    {action.label}
  </Button>
)
