/** Heading of every modal until its content sets another one. */
export const modalHeadings = {
  'opt-in-error': 'That did not work',
  'bill-pay.custom-bills-modal': 'Connect your bills',
  // The content replaces it by a heading with the amount.
  'bill-pay.paid-modal': 'Your payment is on its way',
  'remove-bill': 'Remove this bill?',
  'unpayable-bill': 'Why this bill cannot be paid',
  'card-export-failed': "We're Sorry",
  'missing-ssn': 'Missing information',
  'add-funds': 'Add Funds',
  'update-card-name': 'Update Card Name',
  'lock-card': 'Lock Card',
  // The content replaces it by the heading of each stage.
  'mailing-address': 'Mailing Address',
  'pair-wallet': 'Connect to wallet',
  'what-are-passkeys': 'What are passkeys?',
  'remove-passkey': 'Remove this passkey?',
  'update-password': 'Update password',
  'update-two-factor': 'Two-factor authentication',
  'disable-two-factor': 'Turn off two-factor authentication?',
  'backup-codes': 'Backup codes',
  'end-session': 'Sign out that device?',
  'end-other-sessions': 'Sign out all others?',
  referral: 'Refer a friend',
  'referral-reminder': 'Your referral expired',
  'web3-options': 'Web3 Options',
  'update-name': 'Update your name',
  'address-code': '2-step verification',
  'recent-factor': "Confirm it's you",
  'remove-receiving': 'Are you sure?',
} as const

/** Name of a modal. The modal registry of a front end has a row for each. */
export type ModalName = keyof typeof modalHeadings
