import type { KeyboardEvent } from 'react'
import { isComposing } from '../kit/composing.ts'

/**
 * Returns a key handler that submits the form on Enter in a field. Browsers do this only while the submit button is enabled;
 * here, Enter must also report missing fields. During text composition, Enter ends the composition and submits nothing.
 */
export const onEnter =
  (send: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || isComposing(event)) return
    event.preventDefault()
    send()
  }
