import type { KeyboardEvent } from 'react'

/**
 * Key code of key presses that an input method handles, such as when composing Japanese text. In Safari, the key press that
 * ends the composition has this code and arrives after the composition has ended.
 */
const handledByInputMethod = 229

/** True if a key press belongs to an input method, such as the Enter that ends a composition. */
export const isComposing = ({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === handledByInputMethod

/** In Safari, the Enter that ends a text composition would also submit the form. Prevents this. */
export const keepComposition = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
}
