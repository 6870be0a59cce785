import { attempt, type Clipboard, unreachable } from '@paydeck/core'

/**
 * Writes to the clipboard. Fails on an unencrypted origin, where browsers have no clipboard, and when the browser refuses.
 */
export const browserClipboard = (navigator: Pick<Navigator, 'clipboard'>): Clipboard => ({
  write: (text) =>
    attempt(
      async () => navigator.clipboard.writeText(text),
      () => unreachable,
    ),
})
