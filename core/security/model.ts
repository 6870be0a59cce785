/** Where something came from. */
export interface Whereabouts {
  /** What the browser calls itself. */
  readonly userAgent: string
  /** Network address. */
  readonly address: string
  /** By the address, as in "US"; null when it cannot be told. */
  readonly country: string | null
}
