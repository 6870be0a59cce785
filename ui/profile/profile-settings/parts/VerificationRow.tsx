import { css } from '@emotion/react'
import type { ProfileSettingsView } from '@paydeck/core'
import { type Drawing, Icon } from '../../../kit/Icon.tsx'
import { check, clock } from '../../../kit/icons-later.ts'
import { alert, shield } from '../../../kit/icons.ts'
import { ProgressBar } from '../../../kit/ProgressBar.tsx'
import { figures, iconTile } from '../../../kit/shared.ts'
import { colour, radius, room, size, space, text, weight } from '../../../kit/theme.ts'
import { TimeLine } from '../../../kit/TimeLine.tsx'
import { RowLink } from './RowLink.tsx'

type View = ProfileSettingsView['verification']
type Tone = NonNullable<View['status']>['tone']

const toned = {
  '&[data-tone="brand"]': { color: colour.brand },
  '&[data-tone="wait"]': { color: colour.wait },
  '&[data-tone="bad"]': { color: colour.bad },
  '&[data-tone="good"]': { color: colour.good },
} as const

const styles = {
  row: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s3,
    paddingBlock: space.s4,
    paddingInline: space.s5,
    borderBlockStart: `${size.hairline} solid ${colour.line}`,
    [room.tight]: { paddingInline: space.s4 },
  }),
  // The action is beside the text, or below it in a narrow layout.
  top: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.s2} ${space.s4}`,
    // Aligned with the text, not with the icon.
    '& > :last-child:not(:first-child)': { [room.tight]: { marginInlineStart: `calc(${size.rowIcon} + ${space.s3})` } },
  }),
  what: css({ display: 'flex', alignItems: 'center', gap: space.s3, flex: `1 1 ${size.words}`, minInlineSize: 0 }),
  icon: css([
    iconTile,
    {
      flexShrink: 0,
      background: colour.sunken,
      color: colour.ink2,
      ...toned,
      '&[data-tone="brand"]': { background: colour.brandSoft, color: colour.brand },
      '&[data-tone="wait"]': { background: colour.waitSoft, color: colour.wait },
      '&[data-tone="bad"]': { background: colour.badSoft, color: colour.bad },
      '&[data-tone="good"]': { background: colour.goodSoft, color: colour.good },
      // Hidden if the user enlarges text, which then needs the space.
      [room.words]: { display: 'none' },
    },
  ]),
  text: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s1, flex: 1, minInlineSize: 0 }),
  label: css({ fontSize: text.s, fontWeight: weight.medium }),
  status: css([figures, { fontSize: text.s, color: colour.ink2, overflowWrap: 'anywhere', ...toned }]),
  note: css({ fontSize: text.xs, color: colour.ink3 }),
  more: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space.s3} ${space.s4}`,
    padding: `${space.s3} ${space.s4}`,
    borderRadius: radius.r2,
    border: `${size.hairline} solid transparent`,
    background: colour.ground,
    fontSize: text.s,
    [room.wide]: { gridTemplateColumns: '1fr 1fr', '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' } },
    '& dt': { fontSize: text.xs, fontWeight: weight.strong, color: colour.ink3 },
  }),
  steps: css({ paddingInline: space.s4, paddingBlockStart: space.s1 }),
}

const drawings: Readonly<Record<Tone, Drawing>> = {
  neutral: shield,
  brand: shield,
  wait: clock,
  bad: alert,
  good: check,
}

/**
 * Row with the state of the user's verification: status, reason and next step (VERIF-021 to VERIF-023). The row updates
 * itself while it is shown.
 */
export const VerificationRow = ({ view, onRetry }: { readonly view: View; readonly onRetry: () => void }) => {
  const { label, note, status, percent, reasons, progress, action } = view
  const tone = status?.tone ?? 'neutral'
  return (
    <li css={styles.row}>
      <div css={styles.top}>
        <div css={styles.what}>
          <span css={styles.icon} data-tone={tone}>
            <Icon drawing={drawings[tone]} />
          </span>
          <div css={styles.text}>
            <p css={styles.label}>{label}</p>
            {status !== null && (
              <p css={styles.status} data-tone={tone}>
                {status.text}
              </p>
            )}
            {percent !== null && <ProgressBar label={label} percent={percent} />}
            <p css={styles.note}>{note}</p>
          </div>
        </div>
        {action !== null && <RowLink action={action} row={label} onRetry={onRetry} />}
      </div>
      {reasons !== null && (
        <dl css={styles.more}>
          {reasons.map(({ label: title, text: description }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      )}
      {progress !== null && (
        <div css={styles.steps}>
          <TimeLine {...progress} hasLongNotes />
        </div>
      )}
    </li>
  )
}
