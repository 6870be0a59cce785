import type { Toast } from '../platform/ports.ts'
import { toastTones } from './tables.ts'

const without = (toasts: ReadonlyArray<Toast>, id: string): ReadonlyArray<Toast> =>
  toasts.some((toast) => toast.id === id) ? toasts.filter((toast) => toast.id !== id) : toasts

/** Adds a toast, which becomes the shown toast. Drops earlier toasts that disappear by themselves. */
export const withToast = (toasts: ReadonlyArray<Toast>, toast: Toast): ReadonlyArray<Toast> => [
  ...without(toasts, toast.id).filter(({ tone }) => !toastTones[tone].leaves),
  toast,
]

/** Removes the toast with this id. If the list does not contain the toast, returns the list itself. */
export const withoutToast = without

/** Returns the toast to show: the latest toast, or null if there are no toasts. */
export const shownToast = (toasts: ReadonlyArray<Toast>): Toast | null => toasts.at(-1) ?? null
