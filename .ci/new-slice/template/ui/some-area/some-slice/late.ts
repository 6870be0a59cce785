/** What the dialog of the some slice loads: itself, and the slice behind it. */
export { someSliceModule } from './module.ts'
export { SomeSliceModal } from './SomeSliceModal.tsx'
