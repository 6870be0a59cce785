/** Heading of the passkey panel. The security page shows the heading while the panel loads. */
export const passkeysHeading = 'Passkeys'

/** Texts of the card that offers a first passkey (PASS-008, HOME-015). */
export const passkeySetupTexts = {
  title: 'Setup a Passkey',
  text: 'Sign in with your face, fingerprint or screen lock instead of a password.',
  action: 'Create a Passkey',
} as const

/** Texts of the list. */
export const passkeyListTexts = {
  unavailable: "We couldn't load your passkeys.",
  outdated: "We couldn't refresh this list, so it may be out of date.",
  removalIncomplete: 'Your password was updated, but these passkeys still work. Remove them here.',
  remove: 'Remove',
  full: "You've reached the limit of {limit} passkeys. Remove one to add another.",
  add: 'Add Passkey',
  explain: 'What are passkeys?',
} as const

/** Texts of a row (PASS-004, PASS-007). */
export const passkeyRowTexts = {
  title: 'Passkey {number}',
  saved: 'Saved with {savedWith} on {device} on {time}',
  /** Replaces an unknown browser. */
  savedWith: 'a passkey provider',
  /** Replaces an unknown operating system. */
  device: 'another device',
} as const

/** Outcomes of a registration. */
export const passkeyCreationTexts = {
  alreadyThere: 'This device already has a passkey for your account.',
  unsupported: "This browser can't create passkeys. Try another browser or device.",
  failed: "We couldn't create your passkey. Try again.",
  done: 'Your passkey was created.',
} as const

/** Texts of the removal dialog (PASS-024). */
export const passkeyRemovalTexts = {
  warning: "You won't be able to sign in with this passkey. Delete it on your device or in your password manager too.",
  confirm: 'Remove',
  cancel: 'Cancel',
} as const

/** Messages for a failed removal (PASS-020, PASS-021). */
export const passkeyRemovalFailures = {
  gone: 'Credential already removed or does not exist.',
  unnamed: 'No credential ID provided for removal.',
  otherwise: "We couldn't remove your passkey. Try again.",
} as const

/** Content of the dialog "What are passkeys?" (SEC-005). */
export const passkeyExplanation = {
  points: [
    {
      title: 'Nothing to remember',
      text: 'A passkey signs you in with your face, fingerprint or screen lock. There is no password to type or forget.',
    },
    {
      title: 'Nothing to steal',
      text: "A passkey stays on your device or in your password manager. We keep only its public half, which can't unlock anything.",
    },
    {
      title: 'Safe from phishing',
      text: "A passkey works on this site only, so a page that pretends to be ours can't use it.",
    },
  ],
  close: 'Got it',
} as const

/** Headings of the dialogs of passkeys. */
export const passkeyDialogHeadings = {
  'what-are-passkeys': 'What are passkeys?',
  'remove-passkey': 'Remove this passkey?',
} as const
