import { css } from '@emotion/react'
import { Icon } from './Icon.tsx'
import { chart as chartIcon, table as tableIcon } from './icons-later.ts'
import { colour, media, radius, size, system } from './theme.ts'

const styles = {
  looks: css({
    display: 'inline-flex',
    flex: 'none',
    marginInlineStart: 'auto',
    padding: size.ring,
    borderRadius: radius.r2,
    background: colour.sunken,
  }),
  look: css({
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.target,
    blockSize: size.target,
    padding: 0,
    border: `${size.hairline} solid transparent`,
    borderRadius: radius.r2,
    background: 'transparent',
    color: colour.ink2,
    '&:hover': { color: colour.ink1 },
    '&[aria-pressed="true"]': {
      background: colour.surface,
      color: colour.ink1,
      borderColor: colour.controlLine,
      boxShadow: colour.shade,
    },
    // Forced colours mode draws a border around every button, so the chosen button has a different background.
    [media.forced]: {
      '&[aria-pressed="true"]': { forcedColorAdjust: 'none', background: system.chosen, color: system.chosenInk },
    },
  }),
}

/** Presentation of the months: a chart or a table. The caller stores the user's choice. */
export type ChartLook = 'chart' | 'table'

export interface ChartLooksProps {
  readonly look: ChartLook
  readonly onLook: (look: ChartLook) => void
  /** Labels of the two options, and of the switch between them (`label`). */
  readonly looks: Readonly<Record<ChartLook | 'label', string>>
}

const drawings = { chart: chartIcon, table: tableIcon } as const

/** Switch between the chart and the table. */
export const ChartLooks = ({ look, onLook, looks }: ChartLooksProps) => (
  <div css={styles.looks} role="group" aria-label={looks.label}>
    {(['chart', 'table'] as const).map((one) => (
      <button
        key={one}
        css={styles.look}
        type="button"
        aria-label={looks[one]}
        aria-pressed={one === look}
        onClick={() => onLook(one)}
      >
        <Icon drawing={drawings[one]} small />
      </button>
    ))}
  </div>
)
