import type { RetriedSlice } from './model.ts'

/** Reads that got no response. */
export interface LostReads {
  /** Returns the slices whose last failed read got no response, without duplicates. Forgets the returned slices. */
  readonly take: () => ReadonlyArray<RetriedSlice>
}
