import type { RetriedSlice } from './model.ts'

/** Remembers which reads failed because no response arrived. */
export interface LostReads {
  /** Returns the slices whose last read got no response, each slice once, and then forgets them. */
  readonly take: () => ReadonlyArray<RetriedSlice>
}
