import { css } from '@emotion/react'
import { buttonLabels } from '@paydeck/core'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { alert } from './icons.ts'
import { colour, room, size, space, text } from './theme.ts'

const styles = {
  row: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.s2} ${space.s3}`,
    minBlockSize: size.row,
    padding: `${space.s3} ${space.s5}`,
    color: colour.ink2,
    fontSize: text.ui,
    [room.tight]: { paddingInline: space.s4 },
    // The line separates the message from the panel's heading, like the line above the first row of a list.
    '* + &': { borderBlockStart: `${size.hairline} solid ${colour.line}` },
  }),
  words: css({
    display: 'flex',
    alignItems: 'center',
    gap: space.s3,
    '& svg': { color: colour.bad },
  }),
}

export interface FailedProps {
  /** Error message in one sentence. */
  readonly text: string
  readonly label?: string
  /** True while the retry is running. The button then keeps the focus and ignores clicks. */
  readonly isBusy?: boolean
  readonly onRetry?: (() => void) | undefined
}

/** Error message in place of a panel's rows, with a retry button. */
export const Failed = ({ text: words, label = buttonLabels.tryAgain, isBusy, onRetry }: FailedProps) => (
  <div css={styles.row} role="alert">
    <p css={styles.words}>
      <Icon drawing={alert} />
      {words}
    </p>
    {onRetry !== undefined && (
      <Button kind="quiet" aria-busy={isBusy} aria-disabled={isBusy} onClick={onRetry}>
        {label}
      </Button>
    )}
  </div>
)
