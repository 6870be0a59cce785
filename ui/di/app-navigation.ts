import type { AppNavigation } from '@paydeck/core'
import { type Observable, Subject } from 'rxjs'

/** The navigation that the core asks for, as a stream that the router follows. */
export interface FollowedAppNavigation extends AppNavigation {
  /** In-app paths to go to, query included; never errors, no end. */
  readonly requests$: Observable<string>
}

export const makeAppNavigation = (): FollowedAppNavigation => {
  const requests$ = new Subject<string>()
  return { go: (path) => requests$.next(path), requests$: requests$.asObservable() }
}
