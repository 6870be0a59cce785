/** Replacement of a hidden amount: visible text, and label for screen readers. */
export interface HiddenAmount {
  readonly text: string
  readonly label: string
}
