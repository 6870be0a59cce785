/** Form of the national identity number. The number is stored nowhere else, and closing the dialog clears it (VERIF-083). */
export interface NationalIdentityForm {
  readonly number: string
}

/** Modal with the form. */
export type NationalIdentityModal = 'missing-ssn'
