import type { AppNavigation } from '@paydeck/core'
import { type Observable, Subject } from 'rxjs'

/** Lets the core request navigation. The router subscribes to the requests. */
export interface FollowedAppNavigation extends AppNavigation {
  /** Emits an in-app path, including the query, for each navigation that the core requests. Never errors or completes. */
  readonly requests$: Observable<string>
}

export const makeAppNavigation = (): FollowedAppNavigation => {
  const requests$ = new Subject<string>()
  return { go: (path) => requests$.next(path), requests$ }
}
