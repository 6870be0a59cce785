/** Message that replaces the two-factor controls if their settings cannot be loaded (ERR-015). */
export const settingsUnavailable = 'An error occurred while fetching your two-factor authentication settings.'
