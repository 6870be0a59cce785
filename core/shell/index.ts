export * from './model.ts'
export {
  captchaKeyOf,
  captchaResponse,
  carouselFlags,
  isDesktopWidth,
  isWalletMode,
  mobilePill,
  navigationEntries,
  needsMoreSlides,
  slideAfter,
  swipeCommand,
} from './rules.ts'
export { deviceClass } from './rules/device.ts'
export { acceptsCharacter, pasteCode, typeCode } from './rules/inputs.ts'
export { makeShell, type Shell, type ShellPorts } from './slice.ts'
export { desktopBreakpoint, menus, modalMaxWidth, navigation, type NavigationRow, swipeThreshold } from './tables.ts'
export type { CarouselActions } from './use-cases.ts'
export { asyncButton, type CopyFlag, copyFlag } from './use-cases/feedback.ts'
export * from './view.ts'
