// Browser history for react-router's `Router`. `BrowserRouter` would add 4 KiB to the first route: the history, the route
// matching and the loaders of a data router. The app uses none of them.
import { createPath, type Location, NavigationType, type Navigator, type To } from 'react-router'

/** Browser location, and the kind of navigation that led to it. */
export interface Place {
  readonly location: Location
  readonly action: NavigationType
}

export interface BrowserHistory extends Navigator {
  readonly present: () => Place
  /** Subscribes to navigation: calls `moved` after each navigation. Returns a function that unsubscribes. */
  readonly listen: (moved: (place: Place) => void) => () => void
}

/**
 * Returns the key from the state of a history entry. The entry at which the app was loaded has no key in its state; for this
 * entry, returns "default".
 */
const keyOf = (state: unknown): string => {
  const key: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'key') : null
  return typeof key === 'string' ? key : 'default'
}

const newKey = (): string => Math.random().toString(36).slice(2, 10)

/**
 * Creates the history of the app. Each entry has a key that stays the same when the user returns to the entry. Scroll
 * positions are stored by key.
 */
export const browserHistory = (view: Window): BrowserHistory => {
  const listeners = new Set<(place: Place) => void>()
  let action = NavigationType.Pop

  const createHref = (to: To): string => (typeof to === 'string' ? to : createPath(to))
  const present = (): Place => {
    const { pathname, search, hash } = view.location
    return { action, location: { pathname, search, hash, state: null, key: keyOf(view.history.state) } }
  }
  const arrive = (how: NavigationType): void => {
    action = how
    const place = present()
    listeners.forEach((moved) => moved(place))
  }
  view.addEventListener('popstate', () => arrive(NavigationType.Pop))

  return {
    present,
    listen: (moved) => {
      listeners.add(moved)
      return () => listeners.delete(moved)
    },
    createHref,
    go: (delta) => view.history.go(delta),
    push: (to) => {
      try {
        view.history.pushState({ key: newKey() }, '', createHref(to))
      } catch {
        // Some browsers reject new history entries if there are many in a short time. The new URL is then loaded as a
        // document.
        view.location.assign(createHref(to))
        return
      }
      arrive(NavigationType.Push)
    },
    replace: (to) => {
      view.history.replaceState({ key: newKey() }, '', createHref(to))
      arrive(NavigationType.Replace)
    },
  }
}
