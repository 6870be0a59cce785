/** Events that precede a click or a key press on a control, even on a touch screen. */
const inputs = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const

/**
 * Calls `begin` at the user's first input. Code that a click needs thus loads before the click, but not for a user who only
 * looks at the page.
 * @returns a function that stops waiting
 */
export const onFirstInput = (begin: () => void): (() => void) => {
  const waiting = new AbortController()
  const first = (): void => {
    waiting.abort()
    begin()
  }
  for (const input of inputs) addEventListener(input, first, { passive: true, signal: waiting.signal })
  return () => waiting.abort()
}
