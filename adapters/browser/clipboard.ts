import { attempt, type Clipboard, unreachable } from '@paydeck/core'

/** A browser that shows the page on an unencrypted address has no clipboard, and any may refuse. */
export const browserClipboard = (navigator: Pick<Navigator, 'clipboard'>): Clipboard => ({
  write: (text) =>
    attempt(
      async () => navigator.clipboard.writeText(text),
      () => unreachable,
    ),
})
