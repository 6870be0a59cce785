import type { KeyboardEvent } from 'react'

/**
 * Key code of key presses that an input method handles. Safari sends a key press with this code after the composition has
 * ended.
 */
const handledByInputMethod = 229

/** True if a key press belongs to an input method, such as the Enter that ends a composition. */
export const isComposing = ({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === handledByInputMethod

/** Prevents the Enter that ends a composition from submitting the form, as it does in Safari. */
export const keepComposition = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
}
