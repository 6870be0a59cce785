import { type Device, knownZone, type Live, makeLive } from '@paydeck/core'
import { Observable } from 'rxjs'

/** Makes a live value from a property of the window. Reads the property again whenever one of the `events` occurs. */
const liveValue = <V>(view: Window, events: ReadonlyArray<string>, read: () => V): Live<V> =>
  makeLive(
    read,
    new Observable<V>((listener) => {
      const tell = (): void => listener.next(read())
      events.forEach((event) => view.addEventListener(event, tell))
      return () => events.forEach((event) => view.removeEventListener(event, tell))
    }),
  )

/**
 * Makes a reader of the system's time zone. Reads it once per task, because a reading takes several milliseconds on a slow
 * processor and one input can need many.
 */
const makeTimeZone = (): (() => string) => {
  let zone: string | null = null
  return () => {
    if (zone === null) {
      zone = knownZone(new Intl.DateTimeFormat().resolvedOptions().timeZone)
      setTimeout(() => {
        zone = null
      })
    }
    return zone
  }
}

export const browserDevice = (view: Window): Device => ({
  userAgent: view.navigator.userAgent,
  width: liveValue(view, ['resize'], () => view.innerWidth),
  isOnline: liveValue(view, ['online', 'offline'], () => view.navigator.onLine),
  timeZone: makeTimeZone(),
})
