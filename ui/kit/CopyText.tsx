import { css } from '@emotion/react'
import { copyTexts, filled } from '@paydeck/core'
import { useId } from 'react'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import * as icons from './icons-later.ts'
import { figures } from './shared.ts'
import { colour, font, radius, size, space, text, weight } from './theme.ts'

const styles = {
  whole: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s1, inlineSize: '100%' }),
  label: css({ fontSize: text.s, fontWeight: weight.medium }),
  box: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s2,
    minBlockSize: size.asyncHeight,
    paddingBlock: space.s1,
    paddingInline: `${space.s4} ${space.s1}`,
    border: `${size.hairline} solid ${colour.line}`,
    borderRadius: radius.r2,
    background: colour.ground,
  }),
  value: css([
    figures,
    {
      fontFamily: font.mono,
      fontSize: text.m,
      fontWeight: weight.medium,
      letterSpacing: '0.06em',
      // Affects only wrapped text, because the button is higher than a single line.
      paddingBlock: space.s2,
      overflowWrap: 'anywhere',
      userSelect: 'all',
    },
  ]),
  end: css({ display: 'flex', alignItems: 'center', gap: space.s2, marginInlineStart: 'auto' }),
  copied: css({ display: 'inline-flex', alignItems: 'center', gap: space.s1, fontSize: text.s, color: colour.good }),
  refused: css({ fontSize: text.xs, fontWeight: weight.medium, color: colour.bad }),
}

export interface CopyTextProps {
  readonly label: string
  readonly value: string
  /**
   * Appearance of the copy button. `label`: a text button, with the word "copied" beside it after copying. `feedback`: an
   * icon that becomes a tick.
   */
  readonly look: 'label' | 'feedback'
  readonly copied: 'idle' | 'copied' | 'refused'
  readonly onCopy: (value: string) => void
}

/** Text that the user can copy, or can read and type on another device. */
export const CopyText = ({ label, value, look, copied, onCopy }: CopyTextProps) => {
  const id = useId()
  const isCopied = copied === 'copied'
  const words = filled(copyTexts.label, { label: label.toLowerCase() })
  const press = () => onCopy(value)
  return (
    <div css={styles.whole}>
      <span id={id} css={styles.label}>
        {label}
      </span>
      <div css={styles.box} role="group" aria-labelledby={id}>
        <span css={styles.value}>{value}</span>
        <span css={styles.end}>
          <span role="status" css={styles.copied}>
            {isCopied && (
              <>
                {look === 'label' && <Icon drawing={icons.check} small />}
                {copyTexts.copied}
              </>
            )}
          </span>
          {look === 'label' ? (
            <Button kind="quiet" aria-label={words} onClick={press}>
              {copyTexts.action}
            </Button>
          ) : (
            <IconButton icon={isCopied ? icons.check : icons.copy} label={words} onClick={press} />
          )}
        </span>
      </div>
      <div role="alert">{copied === 'refused' && <p css={styles.refused}>{copyTexts.refused}</p>}</div>
    </div>
  )
}
