/** Key of the chosen appearance in `TextStorage`. The document reads it before the app's code is loaded. */
export const appearanceKey = 'appearance'

/**
 * Beginning of the key of a user's last visit in `TextStorage`. The id of the user follows. The home page looks for the key
 * before it loads the code for visits.
 */
export const lastVisitKey = 'last-visit-'
