import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { colour, media, size, space, text, weight } from '../../../kit/theme.ts'

const styles = {
  // On a phone the words run below label and action, over the whole width.
  row: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"lead label action" "lead value value"',
    alignItems: 'center',
    columnGap: space.s4,
    minBlockSize: size.row,
    paddingBlock: space.s3,
    paddingInline: space.s4,
    borderBlockStart: `${size.hairline} solid ${colour.line}`,
    '&[data-plain="true"]': { gridTemplateAreas: '"label label action" "value value value"' },
    [media.desktop]: {
      gridTemplateAreas: '"lead label action" "lead value action"',
      gridTemplateRows: 'auto auto',
      alignContent: 'center',
      rowGap: space.s1,
      paddingInline: space.s5,
      '&[data-plain="true"]': { gridTemplateAreas: '"label label action" "value value action"' },
    },
  }),
  lead: css({ gridArea: 'lead' }),
  label: css({
    gridArea: 'label',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.s1} ${space.s2}`,
    fontSize: text.s,
    fontWeight: weight.medium,
  }),
  value: css({ gridArea: 'value', fontSize: text.s, color: colour.ink2, overflowWrap: 'anywhere' }),
  action: css({ gridArea: 'action' }),
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
  <li css={styles.row} data-plain={lead === undefined}>
    {lead !== undefined && <div css={styles.lead}>{lead}</div>}
    <span css={styles.label}>
      {label}
      {status}
    </span>
    <span css={styles.value} id={valueId}>
      {value}
    </span>
    {action !== undefined && <div css={styles.action}>{action}</div>}
  </li>
)
