import { css } from '@emotion/react'
import type { BillConnectionView, TokenType } from '@paydeck/core'
import { useId } from 'react'
import { type Drawing, Icon } from '../../kit/Icon.tsx'
import { bolt } from '../../kit/icons-cards.ts'
import { search } from '../../kit/icons-later.ts'
import { Pill } from '../../kit/Pill.tsx'
import { hiddenFromSight, iconTile } from '../../kit/shared.ts'
import { colour, media, radius, size, space, system, text, weight } from '../../kit/theme.ts'

const styles = {
  // Leaves space above the first option, where the sticky head would otherwise cover the option's focus ring.
  group: css({ display: 'grid', gap: space.s2, minInlineSize: 0, marginBlockStart: space.s1, border: 0 }),
  option: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space.s3,
    padding: space.s4,
    border: `${size.hairline} solid ${colour.controlLine}`,
    borderRadius: radius.r2,
    cursor: 'pointer',
    '&:has(:checked)': {
      borderColor: colour.brand,
      background: colour.brandSoft,
      boxShadow: `inset 0 0 0 ${size.hairline} ${colour.brand}`,
    },
    '&:has(:focus-visible)': { outline: `${size.ring} solid ${colour.focus}`, outlineOffset: size.ring },
    // Forced colours mode draws all borders in the same way, so the chosen option has a different background.
    [media.forced]: {
      '&:has(:checked)': { forcedColorAdjust: 'none', background: system.chosen, color: system.chosenInk },
    },
  }),
  tile: css([
    iconTile,
    {
      background: colour.sunken,
      color: colour.ink2,
      'input:checked ~ &': { background: colour.surface, color: colour.brand },
    },
  ]),
  name: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${space.s2}`,
    fontSize: text.ui,
    fontWeight: weight.strong,
  }),
  sentence: css({ display: 'block', color: colour.ink2, fontSize: text.s, [media.forced]: { color: 'inherit' } }),
  radio: css({
    inlineSize: size.icon,
    blockSize: size.icon,
    border: `${size.ring} solid ${colour.controlLine}`,
    borderRadius: radius.round,
    background: colour.surface,
    'input:checked ~ &': { borderWidth: space.s1, borderColor: colour.brand },
  }),
}

const drawings: Readonly<Record<TokenType, Drawing>> = { automatic: bolt, manual: search }

export interface ConnectOptionsProps extends Pick<BillConnectionView, 'label'> {
  readonly options: NonNullable<BillConnectionView['options']>
  readonly onChoose: (type: TokenType) => void
}

/** Radio group of the ways to connect bills (BILL-054 to BILL-058). */
export const ConnectOptions = ({ label, options, onChoose }: ConnectOptionsProps) => {
  const name = useId()
  return (
    <fieldset css={styles.group}>
      <legend css={hiddenFromSight}>{label}</legend>
      {options.map(({ type, label: way, badge, sentence, isChosen }) => (
        <label key={type} css={styles.option}>
          <input css={hiddenFromSight} type="radio" name={name} checked={isChosen} onChange={() => onChoose(type)} />
          <span css={styles.tile}>
            <Icon drawing={drawings[type]} />
          </span>
          <span>
            <span css={styles.name}>
              {way}
              {badge !== null && <Pill tone="good">{badge}</Pill>}
            </span>
            <span css={styles.sentence}>{sentence}</span>
          </span>
          <span css={styles.radio} aria-hidden="true" />
        </label>
      ))}
    </fieldset>
  )
}
