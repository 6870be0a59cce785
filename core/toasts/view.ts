import type { Toast } from '../platform/ports.ts'
import { toastTones } from './tables.ts'
import { toastTexts } from './texts.ts'

/** A toast, ready to render. */
export interface ToastView extends Pick<Toast, 'tone' | 'title' | 'text'> {
  readonly role: 'status' | 'alert'
  /** Label of the action; null if there is none. */
  readonly action: string | null
  /** Link that opens in a new tab; null if there is none. */
  readonly link: { readonly label: string; readonly address: string } | null
  /** Label of the button that closes the toast. */
  readonly close: string
}

/** Returns the shown toast, or null. */
export const toastView = (toast: Toast | null): ToastView | null =>
  toast === null
    ? null
    : {
        tone: toast.tone,
        title: toast.title,
        text: toast.text,
        role: toastTones[toast.tone].role,
        action: toast.action?.label ?? null,
        link: toast.link ?? null,
        close: toastTexts.close,
      }
