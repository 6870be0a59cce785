/** Texts of the developer login. */
export const developerLoginTexts = {
  heading: 'Developer login',
  email: 'Email',
  password: 'Password',
  action: 'Login',
  refused: 'The email address or the password is wrong.',
} as const
