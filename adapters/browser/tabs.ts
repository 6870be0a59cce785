import type { TabMessage, Tabs } from '@paydeck/core'
import { Observable } from 'rxjs'

const messages: ReadonlyArray<TabMessage> = ['signed-out']
const isMessage = (data: unknown): data is TabMessage => messages.some((message) => message === data)

/** The app's other tabs in this browser. A browser without the means leaves each tab to find out by itself. */
export const browserTabs = (Channel: typeof BroadcastChannel | undefined): Tabs => {
  const channel = Channel === undefined ? null : new Channel('paydeck')
  return {
    // A channel reaches its own origin alone; it has no other to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    tell: (message) => channel?.postMessage(message),
    heard$: new Observable((listener) => {
      const hear = ({ data }: MessageEvent<unknown>): void => {
        if (isMessage(data)) listener.next(data)
      }
      channel?.addEventListener('message', hear)
      return () => channel?.removeEventListener('message', hear)
    }),
  }
}
