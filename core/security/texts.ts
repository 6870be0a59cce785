/** Error message of a field whose value is missing or has a wrong format. */
export const requiredText = 'Required'

/** Headings of the panels that the security page shows while it loads. */
export const securityHeadings = { password: 'Password', twoFactor: 'Two-factor authentication' } as const

/** Texts of the password panel, below its heading. */
export const passwordPanelTexts = {
  text: 'Changing your password signs you out on all other devices.',
  action: 'Update password',
} as const

/** Texts of the two-factor panel, below its heading: `on` and `off` for the two states, and the labels of its buttons. */
export const twoFactorPanelTexts = {
  on: { pill: 'On', text: 'You need a code from your authenticator app to sign in.' },
  off: {
    pill: 'Off',
    text: "Require a code from an authenticator app at sign-in, so that your password alone isn't enough.",
  },
  generate: 'Generate backup codes',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
} as const

/** Message that replaces the two-factor controls if their settings cannot be loaded (ERR-015). */
export const settingsUnavailable = 'An error occurred while fetching your two-factor authentication settings.'

/** Texts of the list of signed-in devices. */
export const activeSessionTexts = {
  title: 'Signed-in devices',
  text: "You're signed in on these devices. Sign out any that aren't yours, then change your password.",
  unavailable: "We couldn't load your signed-in devices.",
  outdated: "We couldn't refresh this list, so it may be out of date.",
  current: 'This device',
  seen: '{place} · last used {time}',
  end: 'Sign out',
  endOthers: 'Sign out all others',
} as const

/** Texts of the dialog that asks the user to confirm the sign-out of other devices, and of the messages about its result. */
export const endSessionTexts = {
  one: { warning: 'That device is signed out right away, in every tab.', done: 'The device was signed out.' },
  others: {
    title: 'All other devices',
    warning: 'They are signed out right away, in every tab. You stay signed in here.',
    done: 'All other devices were signed out.',
  },
  confirm: 'Sign out',
  cancel: 'Cancel',
  failed: "We couldn't finish signing out. Try again.",
} as const

/** Texts for a device and its location. */
export const deviceTexts = {
  both: '{browser} on {system}',
  unknown: 'Unknown device',
  machine: 'This computer',
  nowhere: 'Unknown location',
} as const

/** Texts of the security history. */
export const securityHistoryTexts = {
  title: 'Security history',
  text: "Sign-ins and changes to your account. If something wasn't you, change your password.",
  empty: 'No activity yet.',
  unavailable: "We couldn't load your security history.",
  outdated: "We couldn't refresh this history, so it may be out of date.",
  row: '{time} · {device} · {place}',
  /** Label of the button that stops a change of the destination of payouts. */
  stop: 'Stop change',
  stopped: 'The change was stopped. We hold the affected payments until you choose where they go.',
  notStopped: "We couldn't stop the change. Try again.",
  more: 'Show more',
  moreFailed: "We couldn't load earlier events. Try again.",
} as const

/** Titles of the events in the security history. */
export const securityEventTexts = {
  'signed-in': 'Signed in',
  'signed-in-by-passkey': 'Signed in with a passkey',
  'sign-in-refused': 'Failed sign-in',
  'code-refused': 'Wrong two-factor code entered',
  'session-ended': 'You signed out another device',
  'other-sessions-ended': 'All other devices signed out',
  'password-changed': 'Password changed',
  'two-factor-on': 'Two-factor authentication turned on',
  'two-factor-off': 'Two-factor authentication turned off',
  'backup-codes-made': 'Backup codes generated',
  'backup-code-used': 'Backup code used',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
  'name-changed': 'Name changed',
  'national-identity-added': 'Identity number added',
  'wallet-paired': 'Wallet app connected',
  'address-added': 'Receiving address added',
  'address-changed': 'Receiving address changed',
  'address-removed': 'Receiving address removed',
  'sender-accepted': 'You accepted a sender',
  'sender-moved': 'You moved a sender to another address',
  'sender-removed': 'Sender removed from an address',
  'payout-change-stopped': 'Payout change stopped',
  /** Title of an event whose kind is unknown. */
  unknown: 'Security event',
} as const

/** Texts of the password dialog (SEC-018). */
export const passwordTexts = {
  current: 'Current password',
  next: 'New password',
  hint: "Choose a strong password: a few unrelated words are better than a jumble that's hard to remember.",
  unrated: "We couldn't check the strength of this password. Check your connection, then type it again.",
  passkeys: {
    stays: {
      one: 'You can still sign in with your passkey.',
      more: 'You can still sign in with your {count} passkeys.',
    },
    remove: 'Remove passkeys too',
    kept: "Your password was updated, but we couldn't remove your passkeys. Remove them on this page.",
  },
  update: 'Update password',
  cancel: 'Cancel',
  success: 'Password updated successfully.',
} as const

/** Texts of the bar that shows the strength of a password (SEC-010, SEC-011). */
export const passwordStrengthTexts = {
  label: 'Password strength',
  /** Text before the strength, as in "Password strength: Strong". */
  prefix: 'Password strength:',
  none: 'Not rated yet',
  weak: 'Weak',
  moderate: 'Moderate',
  strong: 'Strong',
  veryStrong: 'Very Strong',
} as const

/** Messages for a failed password change (ERR-007). */
export const passwordFailureTexts = {
  otherwise: 'An unexpected error has occurred.',
  /** Second sentence of the message if the request got no response. */
  advice:
    "We didn't get a response, so your password may have changed. Try again. To sign in, try the new password, then the old one.",
} as const

/** Texts of the dialog that asks for a proof of identity. */
export const recentFactorTexts = {
  leads: {
    twoFactorCode: "Confirm with two-factor authentication to make this change. We won't ask again for five minutes.",
    password: "Enter your password to make this change. We won't ask again for five minutes.",
  },
  passwordLabel: 'Password',
  confirm: 'Confirm',
  cancel: 'Cancel',
  failed: "We couldn't confirm that it's you. Try again.",
} as const

/** Texts of the fields for both kinds of code (SEC-032 to SEC-034). */
export const secondFactorTexts = {
  authenticator: {
    label: '6-digit code',
    hint: 'From your authenticator app. Each code works once.',
    other: 'Use a backup code',
  },
  backup: {
    label: 'Backup code',
    hint: 'One of your saved codes. Each works once.',
    other: 'Use a 6-digit code',
  },
} as const

/** Texts of the two-factor dialogs (SEC-029, SEC-039, SEC-044). */
export const twoFactorTexts = {
  scan: 'Scan this code with your authenticator app, or type the setup key there.',
  qrLabel: 'QR code for your authenticator app',
  setupKey: 'Setup key',
  enterCode:
    'Then enter the code from the app. Turning on two-factor authentication signs you out on all other devices.',
  turnOn: 'Turn on',
  enabled: 'Two-factor authentication is on.',
  disableLead:
    "You'll sign in with your password alone, and your backup codes will stop working. You'll be signed out on all other devices.",
  turnOff: 'Turn off',
  disabled: 'Two-factor authentication is off.',
  cancel: 'Cancel',
  tryAgain: 'Try Again',
  generated: 'Backup codes generated successfully.',
  /** Second sentence of the message if the request got no response. The provider accepts each code only once. */
  advice: "We didn't get a response, and your code may have been used. Try again with a new code.",
} as const

/** Issuer names that authenticator apps show for accounts on local and test hosts (SEC-024). */
export const otpIssuers = { local: 'Local', test: 'Test' } as const

/** Texts of the dialog that offers backup codes and then shows them. */
export const backupCodesTexts = {
  offer:
    "Backup codes let you sign in without your authenticator app. To get a new set, enter the app's current code. If you've already used that code, wait for the app's next one. The new set replaces your old backup codes.",
  generate: 'Generate codes',
  later: 'Not now',
  lead: "Each code signs you in once when you can't use your authenticator app. Keep the codes somewhere safe: we won't show them again.",
  list: 'Backup codes',
  download: 'Download',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: "Your browser couldn't copy the codes. Download them instead.",
  done: 'Done',
} as const

/** Name of the downloaded backup codes file (SEC-043). */
export const backupCodesFileName = 'backup-codes.txt'

/** Headings of the dialogs for the password, two-factor authentication, the proof of identity and signed-in devices. */
export const securityDialogHeadings = {
  'update-password': 'Update password',
  'update-two-factor': 'Two-factor authentication',
  'disable-two-factor': 'Turn off two-factor authentication?',
  'backup-codes': 'Backup codes',
  'recent-factor': "Confirm it's you",
  'end-session': 'Sign out that device?',
  'end-other-sessions': 'Sign out all others?',
} as const

/** Texts of the commands about security. `synonyms` are other names, separated by commas. */
export const securityCommandTexts = {
  password: { title: 'Update the password', note: 'Opens the form', synonyms: 'change password, security' },
  twoFactor: { title: 'Set up two-factor', note: 'Opens the setup', synonyms: '2fa, authenticator, security, turn on' },
} as const
