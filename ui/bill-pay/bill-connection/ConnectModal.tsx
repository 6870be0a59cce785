import { css } from '@emotion/react'
import type { BillConnection, BillConnectionView } from '@paydeck/core'
import { useEffect } from 'react'
import type { ModalContentProps } from '../../di/modal-registry.ts'
import { slice } from '../../di/tokens.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { Button } from '../../kit/Button.tsx'
import { iconRing } from '../../kit/centred.ts'
import { Icon } from '../../kit/Icon.tsx'
import { check } from '../../kit/icons-later.ts'
import { Spinner } from '../../kit/Spinner.tsx'
import { colour, size, space, text, weight } from '../../kit/theme.ts'
import { ConnectOptions } from './ConnectOptions.tsx'

const styles = {
  press: css({ marginBlockStart: space.s4, '& > button': { minBlockSize: size.asyncHeight } }),
  // An empty status takes no space.
  outcome: css({ '&:not(:empty):not(:first-of-type)': { marginBlockStart: space.s4 } }),
  quiet: css({ color: colour.ink2, fontSize: text.s }),
  error: css({
    color: colour.bad,
    fontSize: text.s,
    fontWeight: weight.strong,
    overflowWrap: 'anywhere',
    '&:not(:empty)': { marginBlockStart: space.s2 },
  }),
  success: css({ display: 'grid', justifyItems: 'center', gap: space.s2, textAlign: 'center' }),
  ring: css([iconRing, { background: colour.goodSoft, color: colour.good }]),
  title: css({ fontSize: text.ui, fontWeight: weight.strong }),
}

export interface ConnectProps {
  readonly view: BillConnectionView
  readonly act: Pick<BillConnection, 'choose' | 'proceed'>
}

/** Content of the modal: the ways to connect bills, the "Continue" button, and the result of the last attempt. */
export const Connect = ({ view: { label, options, action, error, note, success }, act }: ConnectProps) => (
  <div>
    {options !== null && <ConnectOptions label={label} options={options} onChoose={act.choose} />}
    {action !== null && (
      <div css={styles.press}>
        {/* The button keeps the focus while it is busy. */}
        <Button
          wide
          disabled={action.isDisabled && !action.isBusy}
          aria-disabled={action.isBusy}
          aria-busy={action.isBusy}
          onClick={act.proceed}
        >
          {action.isBusy && <Spinner small />}
          {action.label}
        </Button>
        <p css={styles.error} role="alert">
          {error}
        </p>
      </div>
    )}
    {/* Always rendered, so that screen readers announce new content. */}
    <div css={styles.outcome} role="status">
      {note !== null && <p css={styles.quiet}>{note}</p>}
      {success !== null && (
        <div css={styles.success}>
          <span css={styles.ring}>
            <Icon drawing={check} />
          </span>
          <p css={styles.title}>{success.title}</p>
          <p css={styles.quiet}>{success.text}</p>
        </div>
      )}
    </div>
  </div>
)

/** Modal that connects bills (BILL-039, BILL-054 to BILL-061). Hidden while the connection widget is open. */
export const ConnectModal = ({ onHead }: ModalContentProps) => {
  const connection = useService(slice('billConnection'))
  const view = useLive(connection.view)
  const { heading } = view
  useEffect(() => onHead?.(heading), [onHead, heading])
  return <Connect view={view} act={connection} />
}
