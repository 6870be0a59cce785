export { asyncButton, type CopyFlag, copyFlag } from './flow.ts'
export * from './model.ts'
export {
  acceptsCharacter,
  captchaKeyOf,
  captchaResponse,
  carouselFlags,
  deviceClass,
  isDesktopWidth,
  isWalletMode,
  mobilePill,
  navigationEntries,
  needsMoreSlides,
  pasteCode,
  slideAfter,
  swipeCommand,
  typeCode,
} from './rules.ts'
export { makeShell, type Shell, type ShellPorts } from './slice.ts'
export { desktopBreakpoint, menus, modalMaxWidth, navigation, type NavigationRow, swipeThreshold } from './tables.ts'
export type { CarouselActions } from './use-cases.ts'
export * from './view.ts'
