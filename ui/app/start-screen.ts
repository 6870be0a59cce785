import { useLayoutEffect } from 'react'

/**
 * Variant of the start screen. `start`: complete; `still`: only the skeleton, behind a page that is about to enter; `page`: in
 * place of a page whose code is still loading, with a delayed spinner.
 */
type Shown = 'start' | 'still' | 'page'

/** It stands in the document before the app's code has arrived (ui/index.html); afterwards only while it is shown. */
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

/** Shows the start screen for as long as a component is there. It stays the same one, so nothing flickers when the app takes over. */
export const useStartScreen = (shown: Shown): void => {
  useLayoutEffect(() => {
    wanted = shown
    settle()
    return () => {
      wanted = null
      // Not before what comes next has said what it wants.
      queueMicrotask(settle)
    }
  }, [shown])
}
