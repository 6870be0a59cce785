/** Fields of the name dialog (PROF-069). */
export const nameFields = ['givenName', 'familyName'] as const
/** Field in `nameFields`. */
export type NameField = (typeof nameFields)[number]

/** Content of the name dialog. Also the type of a saved name. */
export type NameForm = Readonly<Record<NameField, string>>

/** Name of the modal that shows the dialog. */
export type NameUpdateModal = 'update-name'
