import { css } from '@emotion/react'
import { colour, media, radius, size, system } from './theme.ts'

const styles = {
  // A border, which forced colours draw.
  track: css({
    inlineSize: '100%',
    maxInlineSize: size.side,
    border: `${size.hairline} solid transparent`,
    borderRadius: radius.round,
    background: colour.sunken,
    overflow: 'hidden',
  }),
  done: css({
    blockSize: size.segment,
    borderRadius: radius.round,
    background: colour.brand,
    [media.forced]: { background: system.chosen },
  }),
}

export interface ProgressBarProps {
  /** What it is the progress of. */
  readonly label: string
  /** How much is done, a whole number from 0 to 100. */
  readonly percent: number
}

/** How much of something is done. */
export const ProgressBar = ({ label, percent }: ProgressBarProps) => (
  <div css={styles.track} role="progressbar" aria-label={label} aria-valuenow={percent}>
    <div css={styles.done} style={{ inlineSize: `${percent}%` }} />
  </div>
)
