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
