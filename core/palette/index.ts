/**
 * Command palette: finds screens, actions and payments by text. Each part of the app brings its own commands.
 * @module @paydeck/core/palette
 */
export * from './model.ts'
export {
  foundGroups,
  type GroupedCommands,
  matchCommand,
  offered,
  otherNames,
  rankCommands,
  suggestedGroups,
} from './rules.ts'
export { type CommandRegistry, type Find, makePalette, type Palette, type PalettePorts } from './slice.ts'
export {
  activityQuery,
  otherScreens,
  paletteGroupRows,
  paletteTyping,
  recentCommands,
  recentCommandsKey,
} from './tables.ts'
export { paletteTexts } from './texts.ts'
export { dropOtherRecent } from './use-cases.ts'
export { type MarkedText, type PaletteFacts, type PaletteRow, type PaletteView, paletteView } from './view.ts'
