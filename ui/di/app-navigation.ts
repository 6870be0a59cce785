import type { AppNavigation } from '@paydeck/core'
import { type Observable, Subject } from 'rxjs'

/** Navigation that the core requests, as a stream that the router subscribes to. */
export interface FollowedAppNavigation extends AppNavigation {
  /** Emits in-app paths to navigate to, including the query. Never errors or completes. */
  readonly requests$: Observable<string>
}

export const makeAppNavigation = (): FollowedAppNavigation => {
  const requests$ = new Subject<string>()
  return { go: (path) => requests$.next(path), requests$: requests$.asObservable() }
}
