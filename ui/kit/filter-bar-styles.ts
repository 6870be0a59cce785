import { css } from '@emotion/react'
import { colour, media, radius, room, size, space, text, weight } from './theme.ts'

const pill = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  minBlockSize: size.target,
  border: `${size.hairline} solid ${colour.controlLine}`,
  borderRadius: radius.round,
  background: colour.surface,
  color: colour.ink2,
  fontSize: text.s,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  '&:hover': { borderColor: colour.ink2 },
  '&[data-set="true"]': { borderColor: colour.brand, background: colour.brandSoft, color: colour.brand },
})

/** Styles of the filter bar. */
export const filterBarStyles = {
  // A container query adapts the layout to the width of the bar. Even on a wide screen, panels beside the bar may leave
  // little space.
  bar: css({ containerType: 'inline-size' }),
  lines: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s2 }),
  // On a narrow bar, each group of pills has its own line, and all dropdowns share a line. On a wide bar, there are two
  // lines in total.
  choices: css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: space.s2,
    '& > fieldset': { display: 'flex', inlineSize: '100%' },
    '& > fieldset > label': { flex: '1 1 auto', justifyContent: 'center', paddingInline: space.s1 },
    [room.wide]: {
      '& > fieldset': { display: 'inline-flex', inlineSize: 'auto' },
      '& > fieldset > label': { flex: 'none', paddingInline: space.s4 },
    },
  }),
  narrowing: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.s2,
    '&:empty': { display: 'none' },
    // The controls are hidden in print. A printed sentence below names the filters that are set.
    '@media print': { display: 'none' },
  }),
  search: css([
    pill,
    {
      flex: '1 1 100%',
      minInlineSize: 0,
      paddingInlineStart: space.s4,
      color: colour.ink3,
      cursor: 'text',
      '&:focus-within': { outline: `${size.ring} solid ${colour.focus}`, outlineOffset: `calc(-1 * ${size.hairline})` },
      [room.wide]: { flex: `1 1 ${size.search}` },
    },
  ]),
  input: css({
    flex: 1,
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: size.target,
    paddingInlineEnd: space.s4,
    border: 0,
    borderRadius: radius.round,
    background: 'transparent',
    // Phones zoom in on inputs with smaller text.
    fontSize: text.m,
    fontWeight: weight.regular,
    color: colour.ink1,
    appearance: 'none',
    '&::-webkit-search-cancel-button': { display: 'none' },
    // The surrounding pill shows the focus ring, except in forced colours mode.
    '&:focus-visible': { outline: 'none', [media.forced]: { outline: `${size.ring} solid` } },
    '&::placeholder': { color: colour.ink3, opacity: 1 },
  }),
  toggle: css([pill, { paddingInline: space.s4 }]),
  drop: css([
    pill,
    {
      position: 'relative',
      flex: '1 1 0',
      minInlineSize: 'fit-content',
      '& > svg': { position: 'absolute', insetInlineEnd: space.s3, pointerEvents: 'none' },
      [room.wide]: { flex: 'none' },
    },
  ]),
  select: css({
    inlineSize: '100%',
    minBlockSize: size.target,
    paddingInline: `${space.s4} ${space.s6}`,
    border: 0,
    borderRadius: radius.round,
    background: 'transparent',
    fontWeight: 'inherit',
    appearance: 'none',
    // As wide as the chosen option, where the browser supports `field-sizing`.
    fieldSizing: 'content',
    cursor: 'pointer',
    // The operating system draws the open list with its own background, so the options need matching colours.
    '& option': { background: colour.surface, color: colour.ink1 },
  }),
  further: css([pill, { justifyContent: 'center', inlineSize: size.target, padding: 0 }]),
  result: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.s3,
    color: colour.ink3,
    fontSize: text.s,
    // This element is always rendered, so that screen readers announce its changes. While it is empty, it takes no space.
    '&:has([role="status"]:empty)': { marginBlockStart: `calc(-1 * ${space.s2})` },
  }),
}
