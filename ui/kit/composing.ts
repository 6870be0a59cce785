import type { KeyboardEvent } from 'react'

/** Key code of a key press that an input method handles. Safari sends it after the composition has ended. */
const handledByInputMethod = 229

/** True if a key press belongs to an input method, as Enter that ends a composition. */
export const isComposing = ({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === handledByInputMethod

/** Keeps a form from being sent by the Enter that ends a composition, as Safari would. */
export const keepComposition = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
}
