/** Stands in place of an amount that is hidden: for the eye, and for the ear. */
export interface HiddenAmount {
  readonly text: string
  readonly label: string
}
