/**
 * Adds a browser history entry for an open overlay, so that the back button closes the overlay instead of leaving the page.
 * The entry has the page's URL and key, so the router sees no navigation. When the overlay closes, the page's entry gets the
 * URL of the overlay's entry. Otherwise a page that was opened by a link to a slide would open this slide again.
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
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'back'>
  readonly location: Pick<Location, 'href' | 'pathname'>
}

/** @param close called when the user goes back while the overlay is open */
export const overlayHistory = (view: OverlayWindow, close: () => void): OverlayHistory => {
  const { history, location } = view
  let isOpen = false
  // True between our call of `history.back` and its asynchronous `popstate` event.
  let isLeaving = false
  /** URL that the page has since the overlay closed. Null if no overlay has closed. */
  let closedAt: string | null = null

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
    if (closedAt !== null && new URL(closedAt).pathname === location.pathname)
      history.replaceState(history.state, '', closedAt)
    closedAt = null
    settle()
  }
  view.addEventListener('popstate', arrive)
  return {
    follow: (next) => {
      if (isOpen && !next && isOverlay(history.state)) closedAt = location.href
      isOpen = next
      if (!isLeaving) settle()
    },
    end: () => view.removeEventListener('popstate', arrive),
  }
}
