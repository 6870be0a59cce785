/** State of the export of the listed entries (ACT-023). */
export type ActivityExportState =
  | { readonly kind: 'idle' }
  /** `of` is the number of entries in all, or null if it is unknown. */
  | { readonly kind: 'reading'; readonly count: number; readonly of: number | null }
  | { readonly kind: 'saved'; readonly file: string; readonly count: number }
  | { readonly kind: 'failed' }

/** State before the first export. */
export const noActivityExport: ActivityExportState = { kind: 'idle' }
