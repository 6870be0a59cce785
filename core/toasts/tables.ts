import { delay } from '../kernel/timings.ts'
import type { Toast } from '../platform/ports.ts'

/** How long a toast stays that leaves by itself. */
export const toastStay = delay('toast stay', 6000)

export interface ToastRow {
  /** Whether it leaves by itself. */
  readonly leaves: boolean
  /** How urgently it is read aloud. */
  readonly role: 'status' | 'alert'
}

/** How each kind of toast is told. */
export const toastTones = {
  done: { leaves: true, role: 'status' },
  waiting: { leaves: true, role: 'status' },
  offer: { leaves: false, role: 'status' },
  failure: { leaves: false, role: 'alert' },
} as const satisfies Record<Toast['tone'], ToastRow>

/** What the button says that closes one. */
export const toastClose = 'Dismiss'
