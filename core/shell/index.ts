/**
 * The frame around every page: navigation, dialogs, device class and third-party services.
 * @module @paydeck/core/shell
 */
export * from './model.ts'
export { captchaKeyOf, captchaResponse, isDesktopWidth, isWalletMode, mobilePill, navigationEntries } from './rules.ts'
export { makeShell, type Shell, type ShellPorts } from './slice.ts'
export { desktopBreakpoint, entranceOutlet, menus, modalMaxWidth, navigation, type NavigationRow } from './tables.ts'
export {
  appearanceCommandTexts,
  appearanceTexts,
  frameTexts,
  screenSynonyms,
  settingsCommandNote,
  slideTexts,
} from './texts.ts'
export * from './view.ts'
