import { css } from '@emotion/react'
import { useState } from 'react'
import { type Drawing, Icon } from './Icon.tsx'
import { check, clock, info } from './icons-later.ts'
import { alert } from './icons.ts'
import { colour, ease, motion, radius, size, space, text, weight } from './theme.ts'

const styles = {
  // Animates in and out in 200 ms (SHELL-077).
  alert: css({
    display: 'flex',
    gap: space.s3,
    paddingBlock: space.s3,
    paddingInline: space.s4,
    border: `${size.hairline} solid transparent`,
    borderRadius: radius.r2,
    fontSize: text.s,
    background: colour.badSoft,
    color: colour.bad,
    transition: `opacity ${motion.alert} ${ease}, translate ${motion.alert} ${ease}, display ${motion.alert} allow-discrete`,
    '@starting-style': { opacity: 0, translate: `0 calc(-1 * ${size.drop})` },
    '&[data-tone="success"]': { background: colour.goodSoft, color: colour.good },
    '&[data-tone="wait"]': { background: colour.waitSoft, color: colour.wait },
    '&[data-tone="info"]': { background: colour.brandSoft, color: colour.brand },
    '&[data-open="false"]': { display: 'none', opacity: 0, translate: `0 calc(-1 * ${size.drop})` },
  }),
  title: css({ fontWeight: weight.strong }),
  words: css({ color: colour.ink1, overflowWrap: 'anywhere' }),
}

export type AlertTone = 'caution' | 'success' | 'wait' | 'info'

/** ARIA role and icon of each tone. `alert` interrupts a screen reader, `status` does not. */
const tones: Readonly<Record<AlertTone, { readonly role: 'alert' | 'status'; readonly drawing: Drawing }>> = {
  caution: { role: 'alert', drawing: alert },
  success: { role: 'status', drawing: check },
  wait: { role: 'status', drawing: clock },
  info: { role: 'status', drawing: info },
}

export interface AlertProps {
  readonly tone: AlertTone
  /** Heading above the message. */
  readonly title?: string | undefined
  /** Message, or null for none. While the alert disappears, it still shows the last message. */
  readonly children: string | null
}

/** Message that screen readers announce when it appears. */
export const Alert = ({ tone, title, children }: AlertProps) => {
  const [said, setSaid] = useState({ title, words: children })
  if (children !== null && (children !== said.words || title !== said.title)) setSaid({ title, words: children })
  const { role, drawing } = tones[tone]
  return (
    <div role={role}>
      {said.words !== null && (
        <div css={styles.alert} data-tone={tone} data-open={children !== null}>
          <Icon drawing={drawing} />
          <div>
            {said.title !== undefined && <p css={styles.title}>{said.title}</p>}
            <p css={styles.words}>{said.words}</p>
          </div>
        </div>
      )}
    </div>
  )
}
