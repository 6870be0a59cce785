/**
 * An entry of the browser's history for what lies over a page, so that the way back closes it and leaves the page where it
 * is. The entry has the page's address and key: to the router nothing has moved.
 */
export interface OverlayHistory {
  /** Reports whether the overlay is open. Repeated reports have no effect. */
  readonly follow: (isOpen: boolean) => void
  /** No longer listens to the browser. */
  readonly end: () => void
}

/** An entry is known by its state, which lives as long as it does: also over a reload. */
const isOverlay = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'overlay') === true

const asRecord = (state: unknown): object => (typeof state === 'object' && state !== null ? state : {})

/** Parts of the browser's window that the history needs. */
export interface OverlayWindow {
  readonly addEventListener: (type: 'popstate', listener: () => void) => void
  readonly removeEventListener: (type: 'popstate', listener: () => void) => void
  readonly history: Pick<History, 'state' | 'pushState' | 'back'>
}

/**
 * @param close what the way back does while the overlay is open
 */
export const overlayHistory = (view: OverlayWindow, close: () => void): OverlayHistory => {
  const { history } = view
  let isOpen = false
  // Between a step back of our own and its arrival, which the browser takes its time for.
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
    // Of an overlay that is no longer there: closed, left by way of another page, or lost by a reload.
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
