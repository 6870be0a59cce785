import { animations, type Delay, desktopBreakpoint, modalMaxWidth, namedAnimations, timings } from '@paydeck/core'

/**
 * Every colour, space, radius, size, shadow and duration of the user interface. Each token is a custom property on
 * the root element, so switching between light and dark re-renders nothing. A brand replaces this file.
 */

/** Colours of the light appearance. Contrasts are asserted by test/kit/contrast.test.ts. */
const light = {
  ink1: '#10192b',
  ink2: '#46536b',
  ink3: '#5a667d',
  line: '#e3e7ee',
  controlLine: '#7a8699',
  surface: '#ffffff',
  ground: '#f5f7fa',
  sunken: '#edf0f5',
  skeleton: '#e9edf3',
  brand: '#1f4fd8',
  brandStrong: '#173fb3',
  brandInk: '#ffffff',
  brandSoft: '#e9effd',
  good: '#0a6f4b',
  goodSoft: '#e2f5ec',
  wait: '#805300',
  waitSoft: '#fdf1d8',
  bad: '#b3261e',
  badStrong: '#8f1d17',
  badInk: '#ffffff',
  badSoft: '#fce8e6',
  focus: '#1f4fd8',
  scrim: 'rgb(16 25 43 / 0.5)',
  logoFrom: '#1f4fd8',
  logoTo: '#7aa2ff',
  faceFrom: '#33518f',
  faceMid: '#16233f',
  faceTo: '#0d1527',
  faceInk: '#ffffff',
  shade: '0 1px 2px rgb(16 25 43 / 0.06), 0 6px 20px -12px rgb(16 25 43 / 0.18)',
  shadeHigh: '0 2px 6px rgb(16 25 43 / 0.08), 0 24px 60px -20px rgb(16 25 43 / 0.35)',
} as const

type ColourName = keyof typeof light

const dark: Readonly<Record<ColourName, string>> = {
  ink1: '#eef2f8',
  ink2: '#b1bccf',
  ink3: '#93a0b7',
  line: '#26314a',
  controlLine: '#6b7a96',
  surface: '#141d30',
  ground: '#0c1322',
  sunken: '#1a2540',
  skeleton: '#22304f',
  brand: '#86a6ff',
  brandStrong: '#a5bdff',
  brandInk: '#0c1322',
  brandSoft: '#1c2b52',
  good: '#5fd3a3',
  goodSoft: '#12352a',
  wait: '#f0c064',
  waitSoft: '#3a2d10',
  bad: '#ff9a92',
  badStrong: '#ffb5af',
  badInk: '#0c1322',
  badSoft: '#43201e',
  focus: '#86a6ff',
  scrim: 'rgb(3 6 13 / 0.66)',
  logoFrom: '#4a76f0',
  logoTo: '#9dbaff',
  faceFrom: '#3a5da6',
  faceMid: '#1b2c52',
  faceTo: '#101a31',
  faceInk: '#ffffff',
  shade: 'none',
  shadeHigh: '0 24px 60px -20px rgb(0 0 0 / 0.7)',
}

/** Both appearances: the same names, other values. */
export const palettes = { light, dark } as const

const spaces = { s1: '4px', s2: '8px', s3: '12px', s4: '16px', s5: '24px', s6: '32px', s7: '48px' } as const

const radii = { r1: '8px', r2: '14px', r3: '20px', round: '999px' } as const

const sizes = {
  hairline: '1px',
  ring: '2px',
  /** The smallest target for a finger. */
  target: '44px',
  icon: '20px',
  iconSmall: '16px',
  rowIcon: '40px',
  coin: '32px',
  coinMedium: '24px',
  coinSmall: '16px',
  avatar: '36px',
  logo: '22px',
  masthead: '64px',
  row: '68px',
  dot: '8px',
  page: '1120px',
  side: '348px',
  readable: '38rem',
  menu: '240px',
  /** A modal that does not fill the screen is never wider (SHELL-051). */
  modal: `${modalMaxWidth.value}px`,
  /** The asynchronous button (SHELL-070). */
  asyncWidth: '18rem',
  asyncHeight: '3rem',
  sparkWidth: '64px',
  priceWidth: '96px',
  sparkHeight: '28px',
  /** The spinner looks and stands like the one that the document shows before the app's code arrives. */
  spinner: '40px',
  spinnerTop: '40vh',
  face: '26rem',
  bar: '3.75rem',
  code: '24rem',
  cell: '3.5rem',
  position: '4rem',
  boneLong: '14rem',
  boneShort: '4rem',
  bonePage: '60vh',
  drop: '6px',
  rise: '12px',
} as const

const texts = {
  xs: '0.75rem',
  s: '0.875rem',
  m: '1rem',
  logo: '1.125rem',
  l: '1.25rem',
  xl: '1.75rem',
  xxl: '2.25rem',
  code: '1.5rem',
} as const

const ms = ({ ms: value }: Delay): string => `${value}ms`

/** Decorative durations: nothing waits for them, and reduced motion sets them all to 0 (SHELL-078). */
export const decorative = {
  alert: ms(namedAnimations.alert),
  asyncButton: ms(namedAnimations.asyncButton),
  dropdown: ms(namedAnimations.dropdown),
  masthead: ms(animations.masthead),
  modal: ms(animations.modal),
  carousel: ms(animations.carousel),
  toast: ms(animations.toast),
  outlet: ms(timings.entranceOutlet),
  spin: '800ms',
  shimmer: '1600ms',
} as const

/** Custom properties with a common prefix, as in `--c-ink1`. */
export const declarations = (prefix: string, tokens: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${prefix}-${name}`, value]))

const references = <K extends string>(prefix: string, tokens: Readonly<Record<K, string>>): Readonly<Record<K, string>> =>
  // The record is built from the keys of `tokens`, which Object.fromEntries cannot tell the compiler.
  Object.fromEntries(Object.keys(tokens).map((name) => [name, `var(--${prefix}-${name})`])) as Record<K, string>

export const colour = references<ColourName>('c', light)
export const space = references('s', spaces)
export const radius = references('r', radii)
export const size = references('z', sizes)
export const text = references('t', texts)
export const motion = references('d', decorative)

/** What the chat's button takes at the lower end of the window: a target between two margins. */
export const clearance = `calc(${size.target} + 2 * ${space.s4})`

export const weight = { regular: 400, medium: 550, strong: 650 } as const
export const ease = 'cubic-bezier(0.2, 0.7, 0.2, 1)'
export const layer = { masthead: 10, menu: 20 } as const
export const fontFamily = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif'

/** The desktop layout begins at the breakpoint (SHELL-038); media queries cannot read custom properties. */
export const media = {
  desktop: `@media (min-width: ${desktopBreakpoint.value}px)`,
  mobile: `@media (width < ${desktopBreakpoint.value}px)`,
  narrow: '@media (width < 360px)',
  wide: '@media (min-width: 1024px)',
  dark: '@media (prefers-color-scheme: dark)',
  calm: '@media (prefers-reduced-motion: reduce)',
  forced: '@media (forced-colors: active)',
} as const

/** Colours of the system's own choice, for what forced colours would otherwise no longer tell apart. */
export const system = { ground: 'Canvas', chosen: 'Highlight', chosenInk: 'HighlightText' } as const

/** Every token that does not change with the appearance. */
export const constants = {
  ...declarations('s', spaces),
  ...declarations('r', radii),
  ...declarations('z', sizes),
  ...declarations('t', texts),
  ...declarations('d', decorative),
}

/** The decorative durations under reduced motion (SHELL-078). */
export const still = declarations('d', Object.fromEntries(Object.keys(decorative).map((name) => [name, '0ms'])))
