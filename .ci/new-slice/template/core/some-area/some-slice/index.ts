export * from './model.ts'
export { makeSomeSlice, type SomeSlice, type SomeSlicePorts } from './slice.ts'
export { someSliceTexts } from './tables.ts'
export { type SomeSliceView, someSliceView } from './view.ts'
