/** Texts of the settings list (PROF-003 to PROF-008). */
export const settingsTexts = {
  title: 'Settings',
  items: { profile: 'Profile', security: 'Security', card: 'Card', addresses: 'Receiving Addresses' },
  back: 'Back to Settings',
} as const

/** Headings of the panels, which the profile page shows while it loads. */
export const profileHeadings = { about: 'About you', account: 'Your account' } as const

/** Rows of the profile page (PROF-009 to PROF-018). */
export const profileTexts = {
  avatar: 'Your profile picture',
  name: { label: 'Name', missing: 'Not added yet', action: 'Update' },
  email: { label: 'Email' },
  notifications: { label: 'Email notifications', note: 'News and offers. You always get emails about your account.' },
  verification: {
    label: 'Identity verification',
    unknown: { note: "We couldn't load your verification.", action: 'Try Again' },
  },
  business: {
    label: 'Business',
    manage: { note: "Your business's invoices, payouts and people.", action: 'Manage' },
    upgrade: { note: 'Accept payments as a business with this account.', action: 'Upgrade' },
  },
  wallet: {
    label: 'Connect to wallet',
    note: 'Pair the wallet app on your phone with this account.',
    action: 'Connect',
  },
} as const

/** Texts after a change of the email notifications (PROF-036, ERR-016). */
export const optInTexts = {
  success: 'Saved',
  failed: 'Not saved',
  error: 'There was a problem updating this setting. Please try again later.',
} as const

/** Texts of the name dialog (PROF-023, PROF-069, ERR-010). */
export const nameTexts = {
  fields: { givenName: 'First name', familyName: 'Last name' },
  tooShort: 'Must be at least 2 characters',
  update: 'Update',
  cancel: 'Cancel',
  updated: 'Name updated successfully.',
  failed: 'An unexpected error has occurred.',
} as const

/** Message for a failed upgrade (ERR-018). */
export const upgradeFailureText = 'Something went wrong, please try again later.'

/** Texts of the wallet pairing. */
export const pairingTexts = {
  codeLead: 'Enter your two-factor code to connect a wallet app.',
  next: 'Continue',
  cancel: 'Cancel',
  loading: 'Loading',
  qrLead:
    'Scan this code with your wallet app, or type the pairing code there. The code expires after one use or a few minutes.',
  qrLabel: 'QR code that connects your wallet app',
  codeLabel: 'Pairing code',
  again: 'Get a new code',
  done: 'Done',
} as const

/** Headings of the dialogs of the profile. */
export const profileDialogHeadings = {
  'update-name': 'Update your name',
  'pair-wallet': 'Connect to wallet',
} as const
