import type { SlideKind } from '../../platform/ports.ts'

/** A row of recent activity, ready to render. */
export interface ActivityRow {
  readonly id: string
  /** Which slide of the detail carousel tells the whole (HOME-036). */
  readonly slide: SlideKind
  readonly icon: {
    readonly initials: string
    /** Address of a picture; null: the initials stand. */
    readonly src: string | null
  }
  /** The disc on the corner of the icon, with its name (HOME-039); null: none. */
  readonly mark: { readonly kind: 'complete' | 'exception'; readonly label: string } | null
  readonly title: string
  readonly date: string
  /** Which way the money went; null: the amount is not told. */
  readonly direction: 'in' | 'out' | null
  /** Fiat, with the sign of its direction. */
  readonly amount: string
  readonly status: { readonly text: string; readonly tone: 'good' | 'wait' | 'bad' | 'neutral' } | null
  /** The amount in coin; null: it is not told. */
  readonly coin: string | null
}
