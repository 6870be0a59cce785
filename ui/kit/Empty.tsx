import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { centredText, centredTitle, iconRing } from './centred.ts'
import { type Drawing, Icon } from './Icon.tsx'
import { colour, size, space } from './theme.ts'

const styles = {
  box: css({
    display: 'grid',
    justifyItems: 'center',
    gap: space.s2,
    padding: `${space.s6} ${space.s5}`,
    borderBlockStart: `${size.hairline} solid ${colour.line}`,
    textAlign: 'center',
  }),
  ring: css([iconRing, { background: colour.sunken, color: colour.ink2 }]),
  action: css({ marginBlockStart: space.s2 }),
}

export interface EmptyProps {
  readonly icon: Drawing
  readonly title: string
  /** Reason why the panel is empty. */
  readonly text: string
  /** Outlined button or link to the next step. */
  readonly children?: ReactNode
}

/** Message in place of the rows of an empty panel. */
export const Empty = ({ icon, title, text: words, children }: EmptyProps) => (
  <div css={styles.box}>
    <span css={styles.ring}>
      <Icon drawing={icon} />
    </span>
    <h3 css={centredTitle}>{title}</h3>
    <p css={centredText}>{words}</p>
    {children !== undefined && <div css={styles.action}>{children}</div>}
  </div>
)
