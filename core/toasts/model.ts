/** Reasons to keep a toast from disappearing: the pointer is over it, it has the focus, or the window is inactive. */
export type ToastHold = 'pointer' | 'focus' | 'away'
