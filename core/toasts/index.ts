/**
 * Toasts, which are short messages. One toast is shown at a time.
 * @module @paydeck/core/toasts
 */
export * from './model.ts'
export { makeToastSlot, type ToastSlot } from './slice.ts'
export { toastStay } from './tables.ts'
export { type ToastView, toastView } from './view.ts'
