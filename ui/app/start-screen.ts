import { useLayoutEffect } from 'react'

/**
 * Variant of the start screen. `start`: the complete screen. `still`: only the skeleton, behind a page that is about to
 * appear. `page`: replaces a page whose code is loading, and shows a spinner after a delay.
 */
type Shown = 'start' | 'still' | 'page'

/**
 * Element of the start screen. The document contains it from the beginning (ui/index.html). It is removed when the app has
 * started, and inserted again whenever it is shown.
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
 * Shows the start screen while the component is mounted. Uses the element of the document instead of a new one, so that
 * nothing flickers.
 */
export const useStartScreen = (shown: Shown): void => {
  useLayoutEffect(() => {
    wanted = shown
    settle()
    return () => {
      wanted = null
      // Waits, because the next component may mount in the same task and show the start screen too.
      queueMicrotask(settle)
    }
  }, [shown])
}

/**
 * Removes the start screen after the first render of the app, unless a component shows it. On a slow device the page can
 * appear in the first render, before any component has shown the start screen.
 */
export const useStartScreenEnd = (): void => useLayoutEffect(() => queueMicrotask(settle), [])
