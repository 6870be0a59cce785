/** What the developers' login says. */
export const developerLoginTexts = { refused: 'The email address or the password is wrong.' } as const
