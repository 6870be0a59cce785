/**
 * Adds a browser history entry for an open overlay, so that the back button closes the overlay instead of leaving the page.
 * The entry has the page's URL and key, so the router sees no navigation.
 */
export interface OverlayHistory {
  /** Reports whether the overlay is open. Repeated reports have no effect. */
  readonly follow: (isOpen: boolean) => void
  /** Stops listening to the browser. */
  readonly end: () => void
}

/** True if the state of a history entry marks the entry as belonging to an overlay. This state survives a reload. */
const isOverlay = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'overlay') === true

const asRecord = (state: unknown): object => (typeof state === 'object' && state !== null ? state : {})

/** Subset of `Window` that the overlay history uses. */
export interface OverlayWindow {
  readonly addEventListener: (type: 'popstate', listener: () => void) => void
  readonly removeEventListener: (type: 'popstate', listener: () => void) => void
  readonly history: Pick<History, 'state' | 'pushState' | 'back'>
}

/** @param close called when the user goes back while the overlay is open */
export const overlayHistory = (view: OverlayWindow, close: () => void): OverlayHistory => {
  const { history } = view
  let isOpen = false
  // True between our call of `history.back` and its asynchronous `popstate` event.
  let isLeaving = false

  const enter = (): void => {
    history.pushState({ ...asRecord(history.state), overlay: true }, '')
  }
  const leave = (): void => {
    isLeaving = true
    history.back()
  }
  const settle = (): void => {
    const isInside = isOverlay(history.state)
    if (isOpen && !isInside) enter()
    // Goes back, because the current entry belongs to an overlay that is no longer open. The user has closed the overlay,
    // navigated away or reloaded the page.
    if (!isOpen && isInside) leave()
  }
  const arrive = (): void => {
    if (!isLeaving && isOpen && !isOverlay(history.state)) {
      isOpen = false
      close()
      return
    }
    isLeaving = false
    settle()
  }
  view.addEventListener('popstate', arrive)
  return {
    follow: (next) => {
      isOpen = next
      if (!isLeaving) settle()
    },
    end: () => view.removeEventListener('popstate', arrive),
  }
}
