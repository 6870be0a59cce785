import type { RecentFactorForm, WantedProof } from './model.ts'

/** Texts of the dialog. */
export const recentFactorTexts = {
  confirm: 'Confirm',
  cancel: 'Cancel',
  passwordLabel: 'Password',
  failed: 'That did not work. Try again.',
} as const

/** Lead text and empty form by the proof that the provider wants. */
export const wantedProofs = {
  twoFactorCode: {
    lead: "Confirm with two-factor authentication to make this change. We won't ask again for five minutes.",
    blank: { kind: 'authenticator', value: '' },
  },
  password: {
    lead: "Enter your password to make this change. We won't ask again for five minutes.",
    blank: { kind: 'password', value: '' },
  },
} as const satisfies Record<WantedProof, { readonly lead: string; readonly blank: RecentFactorForm }>
