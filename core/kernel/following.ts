import { type Observable, Subscription } from 'rxjs'

/** Keeps what a page shows up to date while the page is there. */
export interface Following {
  /** The page is entered: asks at once, and again at every change until the page is left. */
  readonly enter: () => void
  /** The page is left: what changes is not asked for any more. */
  readonly leave: () => void
}

/** Something that is listened to until that is ended. */
export interface Listening {
  /** Ends it; nothing is heard any more. */
  readonly unsubscribe: () => void
}

/**
 * Nothing is followed before the page is entered.
 * @param changed$ never errors
 */
export const makeFollowing = (changed$: Observable<unknown>, load: () => void): Following => {
  let following = Subscription.EMPTY
  return {
    enter: () => {
      following.unsubscribe()
      following = changed$.subscribe(load)
      load()
    },
    leave: () => following.unsubscribe(),
  }
}
