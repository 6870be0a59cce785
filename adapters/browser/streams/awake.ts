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

/** Milliseconds after which a hidden page closes its streams. */
const longestHidden = 5 * 60_000

/** Window and document whose events report the page's lifecycle. */
export interface PagePlace {
  readonly view: EventTarget
  readonly document: EventTarget & Pick<Document, 'visibilityState'>
}

type Turn = 'wake' | 'sleep' | 'reconnect'

/**
 * Emits true while the page may keep streams open. Starts with true. Emits false when the page is frozen, left, or hidden
 * for long, and true when the page is back. A repeated true means that the network is back, so that streams must be
 * reopened. Never errors or completes.
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
      fromEvent(view, 'online').pipe(map((): Turn => 'reconnect')),
    ).pipe(
      mergeMap((turn) => {
        const was = isAwake
        isAwake = turn === 'reconnect' ? was : turn === 'wake'
        return isAwake !== was || (turn === 'reconnect' && was) ? of(isAwake) : EMPTY
      }),
      startWith(true),
    )
  })

/**
 * Closes a stream while the page is frozen or hidden for long, and reopens the stream later. The new 'open' signal means
 * that events may have been missed.
 */
export const whileAwake =
  (awake$: Observable<boolean>) =>
  (stream$: Observable<EventSignal>): Observable<EventSignal> =>
    awake$.pipe(
      switchMap((isAwake) => (isAwake ? stream$ : NEVER)),
      takeWhile((signal) => signal !== 'closed', true),
    )
