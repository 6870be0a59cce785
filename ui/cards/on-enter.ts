import type { KeyboardEvent } from 'react'
import { isComposing } from '../kit/composing.ts'

/**
 * Submits a form on Enter in one of its fields. Browsers do not submit while the submit button is disabled, but the form
 * must report missing fields. During text composition, Enter belongs to the composition.
 */
export const onEnter =
  (send: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || isComposing(event)) return
    event.preventDefault()
    send()
  }
