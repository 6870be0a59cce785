import { css } from '@emotion/react'
import { figures } from '../../kit/shared.ts'
import { colour, media, radius, room, size, space, system, text, weight } from '../../kit/theme.ts'

const chosen = {
  borderColor: colour.brand,
  background: colour.brandSoft,
  boxShadow: `inset 0 0 0 ${size.hairline} ${colour.brand}`,
  // Forced colours mode draws all borders in the same way, so the chosen option has a different background.
  [media.forced]: { forcedColorAdjust: 'none', background: system.chosen, color: system.chosenInk },
} as const

/** Styles of a bill's amount options: buttons, and the field for another amount. */
export const optionStyles = {
  // Two or four options per line. The last option fills the rest of its line.
  options: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space.s2,
    '&:is([data-count="1"], [data-count="3"]) > :last-child': { gridColumn: '1 / -1' },
    [room.bare]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [room.wide]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      '&[data-count="2"] > :last-child': { gridColumn: '2 / -1' },
      '&[data-count="3"] > :last-child': { gridColumn: '3 / -1' },
    },
  }),
  option: css({
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    minInlineSize: 0,
    minBlockSize: size.row,
    padding: `${space.s2} ${space.s3}`,
    border: `${size.hairline} solid ${colour.controlLine}`,
    borderRadius: radius.r2,
    background: colour.surface,
    textAlign: 'start',
    '&[aria-pressed="true"], &[data-chosen="true"]': chosen,
    // Shown but not editable while a payment is in progress.
    '&:is([aria-disabled="true"], [data-locked="true"]):not([aria-pressed="true"], [data-chosen="true"])': {
      borderColor: colour.line,
      color: colour.ink3,
    },
  }),
  press: css({ '&:hover:not([aria-disabled="true"])': { background: colour.brandSoft } }),
  other: css({
    padding: 0,
    '&:focus-within': { outline: `${size.ring} solid ${colour.focus}`, outlineOffset: size.ring },
    '&[data-wrong="true"]': {
      borderColor: colour.bad,
      background: colour.surface,
      boxShadow: `inset 0 0 0 ${size.hairline} ${colour.bad}`,
      '& > button': { color: colour.bad },
    },
  }),
  typed: css({
    display: 'grid',
    alignContent: 'center',
    minBlockSize: '100%',
    padding: `${space.s2} ${space.s3}`,
    cursor: 'text',
  }),
  label: css({ fontSize: text.xs, color: colour.ink2, [media.forced]: { color: 'inherit' } }),
  amount: css({ fontSize: text.m, fontWeight: weight.strong, overflowWrap: 'anywhere' }),
  disabledReason: css({ fontSize: text.xs }),
  money: css([figures, { display: 'flex', gap: '0.1em', fontSize: text.m, fontWeight: weight.strong }]),
  input: css({
    flex: 1,
    minInlineSize: 0,
    inlineSize: '100%',
    padding: 0,
    border: 0,
    background: 'transparent',
    fontWeight: 'inherit',
    // The surrounding box shows the focus ring, except in forced colours mode.
    '&:focus-visible': { outline: 'none', [media.forced]: { outline: `${size.ring} solid` } },
    '&::placeholder': { color: colour.ink3, opacity: 1 },
  }),
  tick: css({
    position: 'absolute',
    insetBlockStart: space.s2,
    insetInlineEnd: space.s3,
    color: colour.brand,
    [media.forced]: { color: 'inherit' },
  }),
  clear: css({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.target,
    blockSize: size.target,
    padding: 0,
    border: 0,
    borderRadius: radius.r2,
    background: 'transparent',
    color: colour.brand,
    [media.forced]: { color: 'inherit' },
  }),
}
