import type { PaymentSlideKind } from '../../platform/ports.ts'

/** A row of recent activity, ready to render. */
export interface ActivityRow {
  readonly id: string
  /** Kind of the slide that shows the details of the item (HOME-036). */
  readonly slide: PaymentSlideKind
  readonly icon: {
    readonly initials: string
    /** URL of the picture; null if the icon shows initials instead. */
    readonly src: string | null
  }
  /** Badge on the icon, with its label (HOME-039); null if there is none. */
  readonly mark: { readonly kind: 'complete' | 'exception'; readonly label: string } | null
  readonly title: string
  readonly date: string
  /** Direction of the money; null if the amount is unknown. */
  readonly direction: 'in' | 'out' | null
  /** Fiat amount with a plus or minus sign. */
  readonly amount: string
  readonly status: { readonly text: string; readonly tone: 'good' | 'wait' | 'bad' | 'neutral' } | null
  /** Amount in the coin of the payment; null if unknown. */
  readonly coin: string | null
}
