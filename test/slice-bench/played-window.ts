import type { Fault } from '@paydeck/core/kernel'
import type { PaymentWindowEvent } from '@paydeck/core/platform'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { Subject } from 'rxjs'

/** Origin of the pages in the payment window. */
export const windowOrigin = 'https://pay.example'

/** Returns a message by which the payment window reports a status to the app. */
export const posted = (status: unknown, over: object = {}): PaymentWindowEvent => ({
  kind: 'message',
  origin: windowOrigin,
  isFromWindow: true,
  data: { status },
  ...over,
})

/**
 * State of a window that the app has reserved during a click. After the app has released the reservation, the browser blocks
 * the window.
 */
type Reservation = 'none' | 'open' | 'used' | 'released' | 'blocked'

/** Creates a fake provider window: the payment window or the bill widget. The test emits the events of the window. */
export const fakeWindow = <W extends object, V extends { readonly kind: string }>() => {
  const shown: Array<W & { readonly events$: Subject<V> }> = []
  const played = { script: E.right(undefined) as E.Either<Fault, void> }
  let prepared = 0
  let reservation: Reservation = 'none'
  return {
    prepare: async (): Promise<E.Either<Fault, void>> => {
      prepared += 1
      return played.script
    },
    reserve: (): void => {
      reservation = 'open'
    },
    release: (): void => {
      if (reservation === 'open') reservation = 'released'
    },
    show: (what: W): Subject<V> => {
      const events$ = new Subject<V>()
      reservation = reservation === 'open' || reservation === 'used' ? 'used' : 'blocked'
      shown.push({ ...what, events$ })
      return events$
    },
    /** Windows that the app has shown, oldest first. */
    shown,
    /** Behaviour that the test can change. `script` is the result of loading the script that shows the window. */
    played,
    /** Returns the number of times that the app has loaded the script of the window. */
    prepared: () => prepared,
    reserved: () => reservation,
    /** Emits an event of the window with the index `at`, by default of the latest window. */
    emit: async (event: V, at = shown.length - 1): Promise<void> => {
      shown[at]?.events$.next(event)
      if (['blocked', 'closed', 'exit'].includes(event.kind)) shown[at]?.events$.complete()
      await settle()
    },
  }
}
