/**
 * Behaviour of controls: buttons that show the outcome of an operation, code fields, and copy buttons.
 * @module @paydeck/core/controls
 */
export * from './model.ts'
export { acceptsCharacter, pasteCode, pasteNote, typeCode } from './rules.ts'
export { asyncButton, type CopyFlag, copyFlag } from './slice.ts'
export { asyncButtonResolve } from './tables.ts'
