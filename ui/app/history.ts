// The browser's history for react-router's Router. Our own, because the package's BrowserRouter brings the data
// router's history, its matching and its loaders along: 4 KiB of the first route, and none of it is used here.
import { createPath, type Location, NavigationType, type Navigator, type To } from 'react-router'

/** Location of the browser, and how it got there. */
export interface Place {
  readonly location: Location
  readonly action: NavigationType
}

export interface BrowserHistory extends Navigator {
  readonly present: () => Place
  /** Tells every later place, until what it gives back is called. */
  readonly listen: (moved: (place: Place) => void) => () => void
}

/** An entry without a key of ours is the one that the app was loaded at. */
const keyOf = (state: unknown): string => {
  const key: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'key') : null
  return typeof key === 'string' ? key : 'default'
}

const newKey = (): string => Math.random().toString(36).slice(2, 10)

/** Each entry of the history keeps a key of its own, also when one comes back to it: places are remembered by it. */
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
        // Some browsers limit the number of history entries per time. Then the page is reloaded.
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
