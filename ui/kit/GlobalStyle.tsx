import { css, Global } from '@emotion/react'
import { clearance, colour, constants, declarations, fontFamily, media, palettes, size, space, still, text, weight } from './theme.ts'

const light = { colorScheme: 'light', ...declarations('c', palettes.light) }
const dark = { colorScheme: 'dark', ...declarations('c', palettes.dark) }

/** The appearance follows the system until `data-theme` on the root element says otherwise. */
const tokens = css({
  ':root': { ...constants, ...light },
  [media.dark]: { ':root:not([data-theme="light"])': dark },
  ':root[data-theme="dark"]': dark,
  [media.calm]: { ':root': still },
})

const base = css({
  '*, ::before, ::after': { boxSizing: 'border-box' },
  html: {
    WebkitTextSizeAdjust: '100%',
    textSizeAdjust: '100%',
    overflowY: 'scroll',
    // What gets the focus is scrolled clear of the masthead and of the chat's button.
    scrollPaddingBlock: `calc(${size.masthead} + ${space.s3}) ${clearance}`,
  },
  'dialog, ::backdrop': { overscrollBehavior: 'contain' },
  body: {
    margin: 0,
    minBlockSize: '100dvh',
    background: colour.ground,
    color: colour.ink1,
    fontFamily,
    fontSize: text.m,
    fontWeight: weight.regular,
    lineHeight: 1.5,
    overflowWrap: 'break-word',
  },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend': { margin: 0, padding: 0 },
  'h1, h2, h3, h4': { fontSize: 'inherit', fontWeight: weight.strong, lineHeight: 1.25, textWrap: 'balance' },
  'ul, ol': { listStyle: 'none' },
  fieldset: { border: 0, minInlineSize: 0 },
  a: { color: 'inherit', textDecoration: 'none' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit', margin: 0 },
  'a, button, input, summary, label': { touchAction: 'manipulation', WebkitTapHighlightColor: 'transparent' },
  button: { cursor: 'pointer' },
  ':disabled, [aria-disabled="true"]': { cursor: 'default' },
  'svg, img': { display: 'block', flexShrink: 0 },
  '[hidden]': { display: 'none !important' },
  ':focus-visible': { outline: `${size.ring} solid ${colour.focus}`, outlineOffset: size.ring },
  '::selection': { background: colour.brandSoft, color: colour.ink1 },
})

/** The tokens, the reset and the base of the page. Rendered once, above everything else. */
export const GlobalStyle = () => <Global styles={[tokens, base]} />
