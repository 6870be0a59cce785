import type { Clock } from '@paydeck/core'
import {
  defer,
  EMPTY,
  filter,
  fromEvent,
  map,
  merge,
  mergeMap,
  NEVER,
  type Observable,
  of,
  startWith,
  switchMap,
  takeWhile,
  timer,
} from 'rxjs'
import type { EventSignal } from '../../transport/event-stream.ts'

/** A page that is hidden for longer holds no stream; milliseconds. */
const longestHidden = 5 * 60_000

/** The page, and where it tells of itself. */
export interface PagePlace {
  readonly view: EventTarget
  readonly document: EventTarget & Pick<Document, 'visibilityState'>
}

type Turn = 'wake' | 'sleep' | 'anew'

/**
 * Whether the page may hold streams: true at once, false when it is frozen, left or hidden for long, true again when it is
 * back; and true once more when the network is back, which says that what is held has to be opened anew. No error, no end.
 */
export const pageAwake = ({ view, document }: PagePlace, clock: Clock): Observable<boolean> =>
  defer(() => {
    const isHidden = (): boolean => document.visibilityState === 'hidden'
    const shown$ = fromEvent(document, 'visibilitychange').pipe(
      startWith(null),
      switchMap(() => (isHidden() ? timer(longestHidden, clock).pipe(map((): Turn => 'sleep')) : of<Turn>('wake'))),
    )
    const gone$ = merge(fromEvent(document, 'freeze'), fromEvent(view, 'pagehide'))
    const back$ = merge(fromEvent(document, 'resume'), fromEvent(view, 'pageshow')).pipe(filter(() => !isHidden()))
    let isAwake = true
    return merge(
      shown$,
      gone$.pipe(map((): Turn => 'sleep')),
      back$.pipe(map((): Turn => 'wake')),
      fromEvent(view, 'online').pipe(map((): Turn => 'anew')),
    ).pipe(
      mergeMap((turn) => {
        const was = isAwake
        isAwake = turn === 'anew' ? was : turn === 'wake'
        return isAwake !== was || (turn === 'anew' && was) ? of(isAwake) : EMPTY
      }),
      startWith(true),
    )
  })

/** Closes a stream while the page sleeps, and opens it anew when it wakes: its 'open' says that something may have been missed. */
export const whileAwake =
  (awake$: Observable<boolean>) =>
  (stream$: Observable<EventSignal>): Observable<EventSignal> =>
    awake$.pipe(
      switchMap((isAwake) => (isAwake ? stream$ : NEVER)),
      takeWhile((signal) => signal !== 'closed', true),
    )
