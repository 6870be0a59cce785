import type { KeyboardEvent } from 'react'

/** Key code of a key press that an input method handles. Safari sends it after the composition has ended. */
const handledByInputMethod = 229

/** True if a key press belongs to an input method, as Enter that ends a composition. */
export const isComposing = ({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === handledByInputMethod
