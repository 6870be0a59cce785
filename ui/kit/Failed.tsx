import { css } from '@emotion/react'
import { Button } from './Button.tsx'
import { colour, media, size, space, text } from './theme.ts'

const style = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space.s3,
  padding: `${space.s2} ${space.s4} ${space.s5}`,
  color: colour.ink2,
  fontSize: text.s,
  maxInlineSize: size.readable,
  [media.desktop]: { paddingInline: space.s5 },
})

export interface FailedProps {
  /** What happened, in one sentence. */
  readonly text: string
  readonly label?: string
  readonly onRetry?: (() => void) | undefined
}

/** A sentence that says what happened, and a way to try again. */
export const Failed = ({ text: words, label = 'Try Again', onRetry }: FailedProps) => (
  <div css={style} role="alert">
    <p>{words}</p>
    {onRetry !== undefined && (
      <Button kind="quiet" onClick={onRetry}>
        {label}
      </Button>
    )}
  </div>
)
