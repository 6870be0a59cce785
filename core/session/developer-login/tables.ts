/** What the developers' login says. */
export const developerLoginTexts = { refused: 'The email or the password is wrong.' } as const
