/**
 * Reason why the shown toast must not disappear: the pointer is over the toast, the toast has the focus, or the window is
 * inactive.
 */
export type ToastHold = 'pointer' | 'focus' | 'away'
