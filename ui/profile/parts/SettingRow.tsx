import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { colour, media, size, space, text, weight } from '../../kit/theme.ts'

const styles = {
  row: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space.s4,
    minBlockSize: size.row,
    paddingBlock: space.s3,
    paddingInline: space.s4,
    borderBlockStart: `${size.hairline} solid ${colour.line}`,
    [media.desktop]: { paddingInline: space.s5 },
  }),
  words: css({ gridColumn: '2', display: 'grid', gap: space.s1 }),
  first: css({ gridColumn: '1 / 3' }),
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
    {lead}
    <div css={lead === undefined ? [styles.words, styles.first] : styles.words}>
      <span css={styles.label}>
        {label}
        {status}
      </span>
      <span css={styles.value} id={valueId}>
        {value}
      </span>
    </div>
    {action}
  </li>
)
