export * from './model.ts'
export { makeToastSlot, type ToastSlot } from './slice.ts'
export { toastStay } from './tables.ts'
export { type ToastView, toastView } from './view.ts'
