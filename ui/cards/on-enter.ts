import type { KeyboardEvent } from 'react'
import { isComposing } from '../kit/composing.ts'

/**
 * Submits a form on Enter in one of its fields, even while its button is disabled, so that missing fields are
 * reported.
 * Browsers do not submit then. During text composition, Enter belongs to the composition.
 */
export const onEnter =
  (send: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || isComposing(event)) return
    event.preventDefault()
    send()
  }
