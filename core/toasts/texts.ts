/** Texts of every toast. */
export const toastTexts = { close: 'Dismiss' } as const
