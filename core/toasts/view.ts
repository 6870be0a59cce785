import type { Toast } from '../platform/ports.ts'
import { toastClose, toastTones } from './tables.ts'

/** A toast, ready to render. */
export interface ToastView extends Pick<Toast, 'tone' | 'title' | 'text'> {
  readonly role: 'status' | 'alert'
  /** The label of its button; null: there is nothing to do about it. */
  readonly action: string | null
  /** An address outside the app, to be opened in a new tab; null: it offers none. */
  readonly link: { readonly label: string; readonly address: string } | null
  /** What the button says that closes it. */
  readonly close: string
}

/** The toast that is shown; null: there is none. */
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
        close: toastClose,
      }
