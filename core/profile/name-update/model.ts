/** The fields of the name dialog (PROF-069). */
export const nameFields = ['givenName', 'familyName'] as const
/** One of `nameFields`. */
export type NameField = (typeof nameFields)[number]

/** The name dialog, as far as it has been filled in; also a name as it is saved. */
export type NameForm = Readonly<Record<NameField, string>>

/** The modal of the dialog. */
export type NameUpdateModal = 'update-name'
