/** Told in place of the two-factor controls when the settings cannot be fetched (ERR-015). */
export const settingsUnavailable = 'An error occurred while fetching your two-factor authentication settings.'
