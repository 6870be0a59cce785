import type { TabMessage, Tabs } from '@paydeck/core'
import { Observable } from 'rxjs'

type Place = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | null

const isMessage = (data: unknown): data is TabMessage =>
  typeof data === 'string' && /^(signed-out$|renamed )/.test(data)

const eventsOf = <A>(place: Place, kind: string, listenerOf: (tell: (event: A) => void) => EventListenerObject) =>
  new Observable<A>((subscriber) => {
    const listener = listenerOf((what) => subscriber.next(what))
    place?.addEventListener(kind, listener)
    return () => place?.removeEventListener(kind, listener)
  })

/**
 * Connects the app's tabs in this browser. Without BroadcastChannel a tab receives no messages from the other tabs.
 * @param view object that receives `storage` events; null if there is none
 */
export const browserTabs = (Channel: typeof BroadcastChannel | undefined, view: Place): Tabs => {
  const channel = Channel === undefined ? null : new Channel('paydeck')
  return {
    // A channel reaches only its own origin, so `postMessage` takes no target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    post: (message) => channel?.postMessage(message),
    messages$: eventsOf(channel, 'message', (tell) => ({
      handleEvent({ data }: MessageEvent<unknown>) {
        if (isMessage(data)) tell(data)
      },
    })),
    storageChanges$: eventsOf(view, 'storage', (tell) => ({
      handleEvent({ key }: StorageEvent) {
        tell(key)
      },
    })),
  }
}
