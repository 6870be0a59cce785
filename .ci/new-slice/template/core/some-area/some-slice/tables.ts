/** What the some slice says. */
export const someSliceTexts = {
  empty: 'There is nothing here yet.',
  unavailable: 'This could not be loaded. Try again.',
  reload: 'Try Again',
} as const
