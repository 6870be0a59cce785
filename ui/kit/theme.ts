import { desktopBreakpoint } from '@paydeck/core'

/*
 * The names of the tokens whose values stand in theme.css: a style says `colour.ink1`, and a name that is not there
 * does not compile.
 */

const tokens = <const K extends string>(prefix: string, names: ReadonlyArray<K>): Readonly<Record<K, string>> =>
  // The record is built from the names, which Object.fromEntries cannot tell the compiler.
  Object.fromEntries(names.map((name) => [name, `var(--${prefix}-${name})`])) as Record<K, string>

/** Colours and shadows, each for both appearances. */
export const colour = tokens('c', [
  'ink1',
  'ink2',
  'ink3',
  'line',
  'controlLine',
  'surface',
  'ground',
  'sunken',
  'skeleton',
  'brand',
  'brandStrong',
  'brandInk',
  'brandSoft',
  'good',
  'goodSoft',
  'wait',
  'waitSoft',
  'bad',
  'badStrong',
  'badInk',
  'badSoft',
  'focus',
  'scrim',
  'logoFrom',
  'logoTo',
  'faceFrom',
  'faceMid',
  'faceTo',
  'faceInk',
  'qrInk',
  'qrGround',
  'shade',
  'shadeHigh',
])

export const space = tokens('s', ['s1', 's2', 's3', 's4', 's5', 's6', 's7'])

export const radius = tokens('r', ['r1', 'r2', 'r3', 'round'])

export const size = tokens('z', [
  'hairline',
  'ring',
  'target',
  'icon',
  'iconSmall',
  'rowIcon',
  'coin',
  'coinMedium',
  'coinSmall',
  'avatar',
  'portrait',
  'switchWidth',
  'switchHeight',
  'logo',
  'masthead',
  'row',
  'dot',
  'page',
  'side',
  'readable',
  'menu',
  'settings',
  'modal',
  'asyncWidth',
  'asyncHeight',
  'sparkWidth',
  'priceWidth',
  'sparkHeight',
  'spinner',
  'spinnerTop',
  'face',
  'bar',
  'code',
  'cell',
  'qr',
  'position',
  'boneLong',
  'boneShort',
  'bonePage',
  'drop',
  'rise',
])

export const text = tokens('t', ['xs', 's', 'm', 'logo', 'l', 'xl', 'xxl', 'code'])

/** Decorative durations: nothing waits for them, and reduced motion sets them all to 0 (SHELL-078). */
export const motion = tokens('d', [
  'alert',
  'asyncButton',
  'dropdown',
  'masthead',
  'modal',
  'carousel',
  'toast',
  'outlet',
  'spin',
  'shimmer',
])

/** What the chat's button takes at the lower end of the window: a target between two margins. */
export const clearance = `calc(${size.target} + 2 * ${space.s4})`

export const weight = { regular: 400, medium: 550, strong: 650 } as const
export const ease = 'cubic-bezier(0.2, 0.7, 0.2, 1)'
export const layer = { masthead: 10, menu: 20 } as const

/** The desktop layout begins at the breakpoint (SHELL-038); media queries cannot read custom properties. */
export const media = {
  desktop: `@media (min-width: ${desktopBreakpoint.value}px)`,
  mobile: `@media (width < ${desktopBreakpoint.value}px)`,
  narrow: '@media (width < 360px)',
  wide: '@media (min-width: 1024px)',
  forced: '@media (forced-colors: active)',
} as const

/** Colours of the system's own choice, for what forced colours would otherwise no longer tell apart. */
export const system = { ground: 'Canvas', chosen: 'Highlight', chosenInk: 'HighlightText' } as const
