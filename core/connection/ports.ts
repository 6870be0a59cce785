import type { RetriedSlice } from './model.ts'

/** Memory of failed reads that got no response. */
export interface LostReads {
  /** Returns the slices whose last read got no response, each slice once, and then forgets them. */
  readonly take: () => ReadonlyArray<RetriedSlice>
}
