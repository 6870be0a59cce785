export * from './model.ts'
export {
  captchaKeyOf,
  captchaResponse,
  deviceClass,
  isDesktopWidth,
  isWalletMode,
  mobilePill,
  navigationEntries,
} from './rules.ts'
export { makeShell, type Shell, type ShellPorts } from './slice.ts'
export { desktopBreakpoint, entranceOutlet, menus, modalMaxWidth, navigation, type NavigationRow } from './tables.ts'
export * from './view.ts'
