import { desktopBreakpoint } from '@paydeck/core'

/*
 * Names of the tokens whose values are in theme.css. A style uses `colour.ink1`, and an unknown name does not compile. The
 * names are types, because a list of names would add to the code of every start.
 */

const tokens = <K extends string>(prefix: string): Readonly<Record<K, string>> =>
  // The proxy returns a value for every name. The type restricts the names.
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
/** Colours and shadows. Each has a value for the light and a value for the dark appearance. */
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
  | 'monthHalf'
  | 'entryAccount'
  | 'entryStatus'
  | 'entryAmount'
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
/**
 * Durations of decorative animations. No logic depends on them. If the user prefers reduced motion, all of them are 0
 * (SHELL-078).
 */
export const motion = tokens<MotionToken>('d')

type FontToken = 'mono'
export const font = tokens<FontToken>('f')

/** Height of the chat button at the bottom of the window, including the margins above and below the button. */
export const clearance = `calc(${size.target} + 2 * ${space.s4})`

export const weight = { regular: 400, medium: 550, strong: 650 } as const
export const ease = 'cubic-bezier(0.2, 0.7, 0.2, 1)'
export const layer = { masthead: 10, menu: 20 } as const

/**
 * Media queries. The desktop layout begins at the breakpoint of SHELL-038. Written as text, because media queries cannot
 * read custom properties.
 */
export const media = {
  desktop: `@media (min-width: ${desktopBreakpoint.value}px)`,
  mobile: `@media (width < ${desktopBreakpoint.value}px)`,
  narrow: '@media (width < 360px)',
  wide: '@media (min-width: 1024px)',
  forced: '@media (forced-colors: active)',
} as const

/** Container queries, for styles that depend on the width of the container, such as a panel. */
export const room = {
  bare: '@container (width < 300px)',
  tight: '@container (width < 420px)',
  narrow: '@container (width < 600px)',
  wide: '@container (width >= 600px)',
  columns: '@container (width >= 760px)',
  page: '@container page (width >= 900px)',
  /** Container in which a few words do not fit side by side, because the user has enlarged the text on a small screen. */
  words: '@container (width < 16rem)',
} as const

/** System colours for forced colours mode, used for elements that would otherwise look the same in this mode. */
export const system = { ground: 'Canvas', chosen: 'Highlight', chosenInk: 'HighlightText' } as const
