/** Name of the modal about a failed email opt-in. */
export type ProfileSettingsModal = 'opt-in-error'
