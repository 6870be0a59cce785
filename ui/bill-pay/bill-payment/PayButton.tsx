import type { PayActionView } from '@paydeck/core'
import { Button } from '../../kit/Button.tsx'
import { Spinner } from '../../kit/Spinner.tsx'

export interface PayButtonProps {
  readonly action: PayActionView
  /** Why it rests now, whatever the amounts are: Id of the words. */
  readonly heldBy: string | null
  /** As wide as its container. */
  readonly wide?: boolean
  readonly onPay: () => void
}

/** Pays what is chosen. While the invoice is made it keeps the focus, and ignores presses. */
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
