import type { Toast } from '../platform/ports.ts'
import { toastTones } from './tables.ts'

const without = (toasts: ReadonlyArray<Toast>, id: string): ReadonlyArray<Toast> =>
  toasts.some((toast) => toast.id === id) ? toasts.filter((toast) => toast.id !== id) : toasts

/** The toasts with one more, which is shown: of those before it only the ones stay that have to be closed. */
export const withToast = (toasts: ReadonlyArray<Toast>, toast: Toast): ReadonlyArray<Toast> => [
  ...without(toasts, toast.id).filter(({ tone }) => !toastTones[tone].leaves),
  toast,
]

/** The toasts without one; the same where it is not among them. */
export const withoutToast = without

/** The one toast that is shown: the last that came. */
export const shownToast = (toasts: ReadonlyArray<Toast>): Toast | null => toasts.at(-1) ?? null
