import type { Moves } from '@paydeck/core'
import { type Observable, Subject } from 'rxjs'

/** Moves that the core asks for, and the stream that the router follows. */
export interface FollowedMoves extends Moves {
  /** In-app paths to go to, query included; never errors, no end. */
  readonly requests$: Observable<string>
}

export const makeMoves = (): FollowedMoves => {
  const requests$ = new Subject<string>()
  return { go: (path) => requests$.next(path), requests$: requests$.asObservable() }
}
