/** Letters that the user has typed before the code of the palette has loaded (CMD-002). */
export interface TypedBefore {
  text: string
  /** True if the user has closed the palette before its code has loaded. */
  isClosed: boolean
}

const nothing: TypedBefore = { text: '', isClosed: false }
let typed = nothing

/** Replaces the letters that were typed so far. */
export const keepTyped = (next: TypedBefore): void => {
  typed = next
}

/** Returns the letters that were typed, and forgets them. */
export const takeTyped = (): TypedBefore => {
  const taken = typed
  typed = nothing
  return taken
}
