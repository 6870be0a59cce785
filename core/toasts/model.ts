/** Why a toast stays longer: someone points at it, is in it with the keyboard, or looks at another window. */
export type ToastHold = 'pointer' | 'focus' | 'away'
