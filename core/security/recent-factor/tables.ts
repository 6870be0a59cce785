/** The words of the dialog. */
export const recentFactorTexts = {
  lead: 'Changing where a sender pays to needs a second step. It counts for a few minutes.',
  confirm: 'Confirm',
  cancel: 'Cancel',
  failed: 'That did not work. Try again.',
} as const
