/** The fields of the name dialog (PROF-069). */
export const nameFields = ['givenName', 'familyName'] as const
/** One of `nameFields`. */
export type NameField = (typeof nameFields)[number]

/** The name dialog, as far as it has been filled in. */
export interface NameForm extends Readonly<Record<NameField, string>> {
  /** Which fields the person has touched (PROF-024). */
  readonly edited: Readonly<Record<NameField, boolean>>
  /** What came of the last try; stays until a field is edited or the form is sent again (PROF-031). */
  readonly alert: { readonly tone: 'success' | 'caution'; readonly text: string } | null
}
