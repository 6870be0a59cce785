import type { RetriedSlice } from './model.ts'

/** Remembers which reads failed because no response arrived. A read is a call with its input. */
export interface LostReads {
  /**
   * Returns the slices with a read whose last call got no response, each slice once, and then forgets them. A response to a
   * call with another input changes nothing.
   */
  readonly take: () => ReadonlyArray<RetriedSlice>
}
