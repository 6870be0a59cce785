/** The rows of the page "Profile" (PROF-009 to PROF-018). */
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

/** Said beside the toggle until it comes to rest (PROF-036). */
export const optInOutcomes = { success: 'Saved', failed: 'Not saved' } as const

/** What the verification row says beside the words of the application itself. */
export const verificationTexts = {
  label: 'Identity verification',
  unknown: { note: 'Your verification could not be loaded.', action: 'Try Again' },
} as const

/** The only word of the provider that says that an opt-in was changed (PROF-033). */
export const optInSuccess = 'success'

/** Told when it was not changed (ERR-016). */
export const optInFailure = 'There was a problem updating this setting. Please try again later.'
