/** Texts of the developer login. */
export const developerLoginTexts = {
  heading: 'Developer login',
  email: 'Email',
  password: 'Password',
  action: 'Login',
  refused: 'The email address or the password is wrong.',
} as const

/** Texts of the toast after a failed sign-out. */
export const failedSignOut = {
  title: "We couldn't sign you out.",
  text: 'Check your connection and try again.',
  retry: 'Try Again',
} as const

/** Texts of the command that signs out. `synonyms` are other names, separated by commas. */
export const signOutCommandTexts = {
  title: 'Sign out',
  note: 'Asks first',
  synonyms: 'log out, logout, leave',
} as const

/** Texts of the dialog in which the user confirms to sign out. */
export const signOutDialogTexts = {
  text: 'You will need your password or passkey to come back. Forms you have not sent are lost.',
  confirm: 'Sign Out',
  cancel: 'Cancel',
} as const

/** Headings of the dialogs about the session. */
export const sessionDialogHeadings = { 'sign-out': 'Sign out?' } as const
