import { css } from '@emotion/react'
import { colour, media, radius, size, system } from './theme.ts'

const styles = {
  // The track has a border, which forced colours mode draws.
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
  /** Accessible name. */
  readonly label: string
  /** Integer from 0 to 100. */
  readonly percent: number
}

export const ProgressBar = ({ label, percent }: ProgressBarProps) => (
  <div css={styles.track} role="progressbar" aria-label={label} aria-valuenow={percent}>
    <div css={styles.done} style={{ inlineSize: `${percent}%` }} />
  </div>
)
