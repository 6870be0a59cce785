import { css } from '@emotion/react'
import { colour, ease, media, motion, radius, size, system } from './theme.ts'

const styles = {
  // The touch target is larger than the visible switch.
  target: css({
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: size.target,
    minBlockSize: size.target,
    padding: 0,
    border: 0,
    borderRadius: radius.round,
    background: 'transparent',
  }),
  track: css({
    display: 'block',
    inlineSize: size.switchWidth,
    blockSize: size.switchHeight,
    padding: size.ring,
    border: `${size.hairline} solid ${colour.controlLine}`,
    borderRadius: radius.round,
    background: colour.sunken,
    transition: `background ${motion.dropdown} ${ease}, border-color ${motion.dropdown} ${ease}`,
    '[aria-checked="true"] > &': { background: colour.brand, borderColor: colour.brand },
    [media.forced]: { '[aria-checked="true"] > &': { forcedColorAdjust: 'none', background: system.chosen } },
  }),
  thumb: css({
    display: 'block',
    blockSize: '100%',
    aspectRatio: '1',
    borderRadius: radius.round,
    background: colour.controlLine,
    transition: `translate ${motion.dropdown} ${ease}, background ${motion.dropdown} ${ease}`,
    '[aria-checked="true"] > * > &': {
      background: colour.brandInk,
      translate: `calc(${size.switchWidth} - ${size.switchHeight})`,
    },
    [media.forced]: { background: system.chosenInk, '[aria-checked="false"] > * > &': { background: system.chosen } },
  }),
}

export interface SwitchProps {
  readonly label: string
  /** Id of the element with a longer description of the switch. */
  readonly describedBy?: string
  readonly isOn: boolean
  /** True while the change is being saved. Meanwhile the switch keeps the focus and ignores clicks. */
  readonly isBusy?: boolean
  readonly onPress: () => void
}

/** Switch that takes effect immediately. */
export const Switch = ({ label, describedBy, isOn, isBusy = false, onPress }: SwitchProps) => (
  <button
    type="button"
    role="switch"
    css={styles.target}
    aria-label={label}
    aria-describedby={describedBy}
    aria-checked={isOn}
    aria-busy={isBusy}
    aria-disabled={isBusy}
    onClick={() => {
      if (!isBusy) onPress()
    }}
  >
    <span css={styles.track}>
      <span css={styles.thumb} />
    </span>
  </button>
)
