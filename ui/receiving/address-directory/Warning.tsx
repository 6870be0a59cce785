import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Icon } from '../../kit/Icon.tsx'
import { alert } from '../../kit/icons.ts'
import { colour, radius, room, size, space, text } from '../../kit/theme.ts'

const styles = {
  box: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: space.s3,
    padding: space.s4,
    border: `${size.hairline} solid transparent`,
    borderRadius: radius.r2,
    fontSize: text.s,
    background: colour.waitSoft,
    '& svg': { color: colour.wait },
    '&[data-tone="error"]': { background: colour.badSoft },
    '&[data-tone="error"] svg': { color: colour.bad },
    [room.wide]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: space.s4, minBlockSize: size.bar },
  }),
  action: css({ gridColumn: '2', justifySelf: 'start', [room.wide]: { gridColumn: 'auto' } }),
}

export interface WarningProps {
  readonly tone: 'warning' | 'error'
  readonly text: string
  /** Button or link that solves the problem. */
  readonly children: ReactNode
}

/** Warning that the user cannot receive payments at present, with an action. */
export const Warning = ({ tone, text: words, children }: WarningProps) => (
  <div css={styles.box} role="alert" data-tone={tone}>
    <Icon drawing={alert} />
    <p>{words}</p>
    <div css={styles.action}>{children}</div>
  </div>
)
