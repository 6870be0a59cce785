/** The form of a national identity number. What was typed stands nowhere else, and goes with the dialog (VERIF-083). */
export interface NationalIdentityForm {
  readonly number: string
}

/** The modal of the form. */
export type NationalIdentityModal = 'missing-ssn'
