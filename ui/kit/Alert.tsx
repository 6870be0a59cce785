import { css } from '@emotion/react'
import { useState } from 'react'
import { Icon } from './Icon.tsx'
import { check } from './icons-later.ts'
import { alert } from './icons.ts'
import { colour, ease, motion, radius, size, space, text } from './theme.ts'

const styles = {
  // Enters and leaves in 200 ms (SHELL-077).
  alert: css({
    display: 'flex',
    gap: space.s3,
    alignItems: 'center',
    padding: space.s3,
    border: `${size.hairline} solid transparent`,
    borderRadius: radius.r2,
    fontSize: text.s,
    background: colour.waitSoft,
    color: colour.wait,
    transition: `opacity ${motion.alert} ${ease}, translate ${motion.alert} ${ease}, display ${motion.alert} allow-discrete`,
    '@starting-style': { opacity: 0, translate: `0 calc(-1 * ${size.drop})` },
    '&[data-tone="success"]': { background: colour.goodSoft, color: colour.good },
    '&[data-open="false"]': { display: 'none', opacity: 0, translate: `0 calc(-1 * ${size.drop})` },
  }),
  words: css({ color: colour.ink1 }),
}

export interface AlertProps {
  readonly tone: 'caution' | 'success'
  /** What to say, or null to say nothing: the last words stay in sight while the alert leaves. */
  readonly children: string | null
}

/** Says by itself that something happened. */
export const Alert = ({ tone, children }: AlertProps) => {
  const [words, setWords] = useState(children)
  if (children !== null && children !== words) setWords(children)
  return (
    <div role={tone === 'caution' ? 'alert' : 'status'}>
      {words !== null && (
        <div css={styles.alert} data-tone={tone} data-open={children !== null}>
          <Icon drawing={tone === 'caution' ? alert : check} />
          <span css={styles.words}>{words}</span>
        </div>
      )}
    </div>
  )
}
