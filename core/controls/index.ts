export * from './model.ts'
export { acceptsCharacter, pasteCode, pasteNote, typeCode } from './rules.ts'
export { asyncButton, type CopyFlag, copyFlag } from './slice.ts'
export { asyncButtonResolve } from './tables.ts'
