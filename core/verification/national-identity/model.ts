/** The form of a national identity number. What was typed stands nowhere else, and goes with the dialog (VERIF-083). */
export interface SsnForm {
  readonly number: string
  /** Whether the field was left since the last edit: what is half typed is no mistake yet. */
  readonly isLeft: boolean
  /** Why the last try failed, in words; goes with the next edit. */
  readonly refusal: string | null
}
