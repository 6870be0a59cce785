/** The modal that tells of a failed opt-in. */
export type ProfileSettingsModal = 'opt-in-error'
