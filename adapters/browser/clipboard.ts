import { attempt, type Clipboard, unreachable } from '@paydeck/core'

/**
 * Writes to the clipboard. Fails if the browser refuses, and on an unencrypted origin, where browsers offer no clipboard.
 */
export const browserClipboard = (navigator: Pick<Navigator, 'clipboard'>): Clipboard => ({
  write: (text) =>
    attempt(
      async () => navigator.clipboard.writeText(text),
      () => unreachable,
    ),
})
