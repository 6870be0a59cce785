import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { colour, room, size, space, text, weight } from '../../../kit/theme.ts'

const styles = {
  // What can be done stands beside the words, or below where they would get too narrow.
  row: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.s2} ${space.s4}`,
    minBlockSize: size.row,
    paddingBlock: space.s3,
    paddingInline: space.s5,
    borderBlockStart: `${size.hairline} solid ${colour.line}`,
    [room.tight]: { paddingInline: space.s4 },
  }),
  what: css({
    display: 'flex',
    alignItems: 'center',
    gap: space.s4,
    flex: `1 1 ${size.words}`,
    minInlineSize: 0,
  }),
  words: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s1, flex: 1, minInlineSize: 0 }),
  label: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.s1} ${space.s2}`,
    fontSize: text.s,
    fontWeight: weight.medium,
  }),
  value: css({ fontSize: text.s, color: colour.ink2, overflowWrap: 'anywhere' }),
}

export interface SettingRowProps {
  /** Stands before the words. */
  readonly lead?: ReactNode
  readonly label: string
  /** Beside the label: how it stands, in a pill. */
  readonly status?: ReactNode
  /** What it is set to, or what it is about. */
  readonly value: ReactNode
  /** For what is described by the value. */
  readonly valueId?: string
  readonly action?: ReactNode
}

/** One thing that is set: what it is, how it stands, and what can be done about it. */
export const SettingRow = ({ lead, label, status, value, valueId, action }: SettingRowProps) => (
  <li css={styles.row}>
    <div css={styles.what}>
      {lead}
      <div css={styles.words}>
        <span css={styles.label}>
          {label}
          {status}
        </span>
        <span css={styles.value} id={valueId}>
          {value}
        </span>
      </div>
    </div>
    {action}
  </li>
)
