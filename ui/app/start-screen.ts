import { useLayoutEffect } from 'react'

/**
 * Variant of the start screen. `start`: complete. `still`: only the skeleton, behind a page that is about to enter. `page`:
 * replaces a page whose code is loading, with a delayed spinner.
 */
type Shown = 'start' | 'still' | 'page'

/**
 * Start screen. The document contains it from the beginning (ui/index.html). After the start it is in the document only
 * while it is shown.
 */
let screen: HTMLElement | null = null
let wanted: Shown | null = null

const settle = (): void => {
  screen = document.getElementById('start') ?? screen
  if (screen === null) return
  if (wanted === null) {
    screen.remove()
    return
  }
  screen.dataset['shown'] = wanted
  if (!screen.isConnected) document.body.prepend(screen)
}

/**
 * Shows the start screen while the component is mounted. The same element is reused, so that nothing flickers when the app
 * takes over.
 */
export const useStartScreen = (shown: Shown): void => {
  useLayoutEffect(() => {
    wanted = shown
    settle()
    return () => {
      wanted = null
      // Waits for the next component, which may show the start screen too.
      queueMicrotask(settle)
    }
  }, [shown])
}
