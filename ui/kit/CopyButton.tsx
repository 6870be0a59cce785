import { css } from '@emotion/react'
import { copyTexts, filled } from '@paydeck/core'
import { IconButton } from './IconButton.tsx'
import { check, copy } from './icons-later.ts'
import { colour, text, weight } from './theme.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const styles = {
  box: css({ display: 'inline-grid', justifyItems: 'end', '& [data-copied="true"]': { color: colour.good } }),
  refused: css({ maxInlineSize: '14rem', fontSize: text.xs, fontWeight: weight.medium, color: colour.bad }),
}

export interface CopyButtonProps {
  /** Accessible name, which says what kind of value the button copies and from which item. */
  readonly label: string
  readonly value: string
  readonly copied: 'idle' | 'copied' | 'refused'
  readonly onCopy: (value: string) => void
}

/**
 * Icon button that copies the value beside it. After copying, its icon becomes a tick, and screen readers announce the
 * result.
 */
export const CopyButton = ({ label, value, copied, onCopy }: CopyButtonProps) => {
  const isCopied = copied === 'copied'
  return (
    <span css={styles.box}>
      <IconButton
        icon={isCopied ? check : copy}
        label={filled(copyTexts.label, { label })}
        data-copied={isCopied}
        onClick={() => onCopy(value)}
      />
      <VisuallyHidden>
        <span role="status">{isCopied && copyTexts.copied}</span>
      </VisuallyHidden>
      <span role="alert">{copied === 'refused' && <span css={styles.refused}>{copyTexts.refused}</span>}</span>
    </span>
  )
}
