import type { KeyboardEvent } from 'react'
import { isComposing } from '../kit/composing.ts'

/**
 * Sends a form by Enter in one of its fields, also while its button rests: browsers would not, and what is missing would
 * not be told. While characters are composed, Enter belongs to them.
 */
export const onEnter =
  (send: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || isComposing(event)) return
    event.preventDefault()
    send()
  }
