import type { Fault } from '@paydeck/core/kernel'
import type { PaymentWindowEvent } from '@paydeck/core/platform'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { Subject } from 'rxjs'

/** Origin of the payment window's pages. */
export const windowOrigin = 'https://pay.example'

/** Returns a message of the payment window that reports a status. */
export const posted = (status: unknown, over: object = {}): PaymentWindowEvent => ({
  kind: 'message',
  origin: windowOrigin,
  isFromWindow: true,
  data: { status },
  ...over,
})

/** State of a window's reservation. A browser blocks a window that opens after its reservation was released. */
type Reservation = 'none' | 'open' | 'used' | 'released' | 'blocked'

/** Creates a fake window of the provider: the payment window or the bill widget. The test emits its events. */
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
    /** Windows that were shown, oldest first. */
    shown,
    /** Behaviour that the test can change. `script` is the outcome of loading the window's script. */
    played,
    /** Returns the number of times that the script was requested. */
    prepared: () => prepared,
    reserved: () => reservation,
    /** Emits an event of the latest window, or of the window with index `at`. */
    emit: async (event: V, at = shown.length - 1): Promise<void> => {
      shown[at]?.events$.next(event)
      if (['blocked', 'closed', 'exit'].includes(event.kind)) shown[at]?.events$.complete()
      await settle()
    },
  }
}
