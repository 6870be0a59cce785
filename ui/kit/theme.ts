import { desktopBreakpoint } from '@paydeck/core'

/*
 * The names of the tokens whose values stand in theme.css: a style says `colour.ink1`, and a name that is not there
 * does not compile. They are types, because a list of them would be a part of every start.
 */

const tokens = <K extends string>(prefix: string): Readonly<Record<K, string>> =>
  // Has an answer for every name; the type says which there are.
  new Proxy({} as Record<K, string>, { get: (_, name) => `var(--${prefix}-${String(name)})` })

type ColourToken =
  | 'ink1'
  | 'ink2'
  | 'ink3'
  | 'line'
  | 'controlLine'
  | 'surface'
  | 'ground'
  | 'sunken'
  | 'skeleton'
  | 'brand'
  | 'brandStrong'
  | 'brandInk'
  | 'brandSoft'
  | 'good'
  | 'goodSoft'
  | 'wait'
  | 'waitSoft'
  | 'bad'
  | 'badStrong'
  | 'badInk'
  | 'badSoft'
  | 'focus'
  | 'scrim'
  | 'logoFrom'
  | 'logoTo'
  | 'faceFrom'
  | 'faceMid'
  | 'faceTo'
  | 'faceInk'
  | 'faceLine'
  | 'plainFrom'
  | 'plainTo'
  | 'face'
  | 'plainFace'
  | 'chip'
  | 'qrInk'
  | 'qrGround'
  | 'shade'
  | 'shadeHigh'
/** Colours and shadows, each for both appearances. */
export const colour = tokens<ColourToken>('c')

type SpaceToken = 's1' | 's2' | 's3' | 's4' | 's5' | 's6' | 's7'
export const space = tokens<SpaceToken>('s')

type RadiusToken = 'skeleton' | 'r1' | 'r2' | 'r3' | 'round'
export const radius = tokens<RadiusToken>('r')

type SizeToken =
  | 'hairline'
  | 'ring'
  | 'target'
  | 'buttonInline'
  | 'icon'
  | 'iconSmall'
  | 'rowIcon'
  | 'coin'
  | 'coinMedium'
  | 'coinSmall'
  | 'avatar'
  | 'portrait'
  | 'switchWidth'
  | 'switchHeight'
  | 'logo'
  | 'masthead'
  | 'row'
  | 'offer'
  | 'notice'
  | 'offers'
  | 'rowWords'
  | 'offerWords'
  | 'smallFace'
  | 'smallFaceEdge'
  | 'rowTall'
  | 'dot'
  | 'page'
  | 'side'
  | 'readable'
  | 'words'
  | 'menu'
  | 'settings'
  | 'modal'
  | 'details'
  | 'detailRow'
  | 'detailIcon'
  | 'step'
  | 'stepRing'
  | 'segment'
  | 'asyncWidth'
  | 'asyncHeight'
  | 'search'
  | 'chart'
  | 'bars'
  | 'month'
  | 'sparkWidth'
  | 'coinName'
  | 'priceWidth'
  | 'sparkHeight'
  | 'spinner'
  | 'spinnerTop'
  | 'face'
  | 'bar'
  | 'code'
  | 'cell'
  | 'qr'
  | 'backupCode'
  | 'position'
  | 'skeleton'
  | 'skeletonSmall'
  | 'skeletonLong'
  | 'skeletonShort'
  | 'skeletonButton'
  | 'skeletonFace'
  | 'skeletonCard'
  | 'skeletonAddress'
  | 'skeletonPlate'
  | 'drop'
  | 'rise'
  | 'dialog'
  | 'handle'
  | 'keyboard'
  | 'beside'
  | 'fieldGap'
  | 'toast'
  | 'mark'
export const size = tokens<SizeToken>('z')

type TextToken = 'face' | 'xs' | 's' | 'm' | 'logo' | 'l' | 'xl' | 'xxl' | 'code' | 'ui' | 'money'
export const text = tokens<TextToken>('t')

type MotionToken =
  | 'alert'
  | 'asyncButton'
  | 'dropdown'
  | 'masthead'
  | 'modal'
  | 'carousel'
  | 'toast'
  | 'outlet'
  | 'spin'
  | 'shimmer'
/** Decorative durations: nothing waits for them, and reduced motion sets them all to 0 (SHELL-078). */
export const motion = tokens<MotionToken>('d')

type FontToken = 'mono'
export const font = tokens<FontToken>('f')

/** Height of the chat's button at the lower end of the window: a target between two margins. */
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

/** By the width of the container that something stands in, wherever on a page that is (a panel is one). */
export const room = {
  bare: '@container (width < 300px)',
  tight: '@container (width < 420px)',
  wide: '@container (width >= 600px)',
  columns: '@container (width >= 760px)',
  page: '@container page (width >= 900px)',
  /** No room for a few words side by side: text that was made larger on a small screen. */
  words: '@container (width < 16rem)',
} as const

/** Colours of the system's own choice, for what forced colours would otherwise no longer tell apart. */
export const system = { ground: 'Canvas', chosen: 'Highlight', chosenInk: 'HighlightText' } as const
