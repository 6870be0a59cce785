/** Device and place of an action. */
export interface Whereabouts {
  /** User agent string of the browser. */
  readonly userAgent: string
  /** IP address. */
  readonly address: string
  /** Country code of `address`, such as "US"; null if unknown. */
  readonly country: string | null
}
