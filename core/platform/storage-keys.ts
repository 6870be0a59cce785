/** Key of the chosen appearance in `TextStorage`. The document reads it before the app's code is loaded. */
export const appearanceKey = 'appearance'

/** Key of the last visits of all users in `TextStorage`. The app reads the key before the code for visits is loaded. */
export const lastVisitsKey = 'last-visits'
