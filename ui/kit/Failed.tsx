import { css } from '@emotion/react'
import type { ReactNode } from 'react'
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

/** A sentence that says what happened, and a way to try again. */
export const Failed = ({
  children,
  label = 'Try Again',
  onRetry,
}: {
  readonly children: ReactNode
  readonly label?: string
  readonly onRetry?: (() => void) | undefined
}) => (
  <div css={style} role="alert">
    <p>{children}</p>
    {onRetry !== undefined && (
      <Button kind="soft" small onClick={onRetry}>
        {label}
      </Button>
    )}
  </div>
)

/** Nothing is here: a sentence, and a way on. */
export const Empty = ({ children, action }: { readonly children: ReactNode; readonly action?: ReactNode }) => (
  <div css={style}>
    <p>{children}</p>
    {action}
  </div>
)
