/** Texts of the developer login. */
export const developerLoginTexts = { refused: 'The email address or the password is wrong.' } as const
