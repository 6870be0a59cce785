import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { colour, room, size, space, text, weight } from '../../../kit/theme.ts'

const styles = {
  // The action is beside the text, or below it in a narrow layout.
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
  text: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s1, flex: 1, minInlineSize: 0 }),
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
  /** Content before the text, such as a picture. */
  readonly lead?: ReactNode
  readonly label: string
  /** Status pill beside the label. */
  readonly status?: ReactNode
  /** Value of the setting, or its description. */
  readonly value: ReactNode
  /** Id of the value element, for `aria-describedby`. */
  readonly valueId?: string
  readonly action?: ReactNode
}

/** Row of one setting: label, status, value and action. */
export const SettingRow = ({ lead, label, status, value, valueId, action }: SettingRowProps) => (
  <li css={styles.row}>
    <div css={styles.what}>
      {lead}
      <div css={styles.text}>
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
