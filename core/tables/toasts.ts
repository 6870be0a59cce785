import type { Toast } from '../platform/ports.ts'
import { type ToastRow, toastTones } from '../toasts/tables.ts'

/** Rule tables of the toasts. */
export interface ToastTables {
  /** Behaviour of each kind of toast. */
  readonly toastTones: Readonly<Record<Toast['tone'], ToastRow>>
}

/** The rule tables of the toasts that Paydeck uses. */
export const toastTables: ToastTables = { toastTones }
