/** Rows of the profile page (PROF-009 to PROF-018). */
export const profileRows = {
  name: { label: 'Name', missing: 'Not given yet', action: 'Update' },
  email: { label: 'Email' },
  notifications: { label: 'Email notifications', note: 'News and offers. Emails about your account come either way.' },
  business: {
    label: 'Business',
    manage: { note: 'Invoices, payouts and people of your business.', action: 'Manage' },
    upgrade: { note: 'Take payments as a business, with this account.', action: 'Upgrade' },
  },
  wallet: {
    label: 'Connect to wallet',
    note: 'Pair the wallet app on your phone with this account.',
    action: 'Connect',
  },
} as const

/** Outcome beside the toggle after a change (PROF-036). */
export const optInOutcomes = { success: 'Saved', failed: 'Not saved' } as const

/** Texts of the verification row; the application supplies the others. */
export const verificationTexts = {
  label: 'Identity verification',
  unknown: { note: 'Your verification could not be loaded.', action: 'Try Again' },
} as const

/** Provider's only result word for a changed opt-in (PROF-033). */
export const optInSuccess = 'success'

/** Message for a failed opt-in change (ERR-016). */
export const optInFailure = 'There was a problem updating this setting. Please try again later.'
