import { delay } from '../kernel/timings.ts'
import type { Toast } from '../platform/ports.ts'

/** Time until a toast disappears by itself. */
export const toastStay = delay('toast stay', 6000)

export interface ToastRow {
  /** True if the toast disappears by itself after `toastStay`. */
  readonly leaves: boolean
  /** ARIA role: `alert` interrupts screen readers. */
  readonly role: 'status' | 'alert'
}

/** Behaviour of each kind of toast. */
export const toastTones = {
  done: { leaves: true, role: 'status' },
  waiting: { leaves: true, role: 'status' },
  offer: { leaves: false, role: 'status' },
  failure: { leaves: false, role: 'alert' },
} as const satisfies Record<Toast['tone'], ToastRow>
