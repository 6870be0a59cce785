import { css } from '@emotion/react'
import { useId } from 'react'
import { hiddenFromSight } from './shared.ts'
import { colour, ease, media, motion, radius, size, space, system, text, weight } from './theme.ts'

const styles = {
  group: css({
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: space.s1,
    padding: space.s1,
    borderRadius: radius.r3,
    background: colour.sunken,
  }),
  option: css({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s2,
    minBlockSize: size.target,
    paddingInline: space.s4,
    border: `${size.hairline} solid transparent`,
    borderRadius: radius.r3,
    fontSize: text.s,
    fontWeight: weight.medium,
    color: colour.ink2,
    cursor: 'pointer',
    transition: `background ${motion.dropdown} ${ease}`,
    '&:hover': { color: colour.ink1 },
    '&:has(:checked)': {
      background: colour.surface,
      color: colour.ink1,
      boxShadow: colour.shade,
      borderColor: colour.controlLine,
    },
    // Forced colours mode draws a border around every option, so the chosen option has a different background.
    [media.forced]: {
      '&:has(:checked)': { forcedColorAdjust: 'none', background: system.chosen, color: system.chosenInk },
    },
    '&:has(:focus-visible)': { outline: `${size.ring} solid ${colour.focus}`, outlineOffset: size.hairline },
  }),
}

export interface SegmentedProps<V extends string> {
  readonly label: string
  readonly options: ReadonlyArray<{ readonly value: V; readonly label: string }>
  readonly value: V
  readonly onChange: (value: V) => void
}

/** Radio buttons that look like a row of pills. The user chooses one of a few options. */
export const Segmented = <V extends string>({ label, options, value, onChange }: SegmentedProps<V>) => {
  const name = useId()
  return (
    <fieldset css={styles.group}>
      <legend css={hiddenFromSight}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} css={styles.option}>
          <input
            css={hiddenFromSight}
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
