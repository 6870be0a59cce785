import type { KeyboardEvent } from 'react'

/**
 * Key code of key presses that an input method handles, for example while the user composes Japanese text. In Safari, the
 * key press that ends the composition has this code and arrives after the composition has ended.
 */
const handledByInputMethod = 229

/** True if a key press belongs to an input method, such as the Enter that ends a composition. */
export const isComposing = ({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === handledByInputMethod

/** Prevents Safari from submitting the form when the user presses Enter to end a text composition. */
export const keepComposition = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
}
