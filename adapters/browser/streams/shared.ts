import { finalize, defer } from 'rxjs'
import { makeTab, type Open, type Tab, type TabMeans } from './tab.ts'

/** Browser APIs for shared streams. An API is undefined if the browser lacks it. */
export interface SharingMeans extends Omit<TabMeans, 'locks'> {
  readonly locks: TabMeans['locks'] | undefined
  readonly Channel: (new (name: string) => BroadcastChannel) | undefined
}

/**
 * Opens the channel. Null if the browser has no channels, or refuses to open one, for example because storage is blocked.
 */
const channelOf = ({ Channel }: SharingMeans, name: string): BroadcastChannel | null => {
  try {
    return Channel === undefined ? null : new Channel(name)
  } catch {
    return null
  }
}

/**
 * Shares streams among the tabs of one browser: twenty tabs open one set of streams (F2). If the browser lacks the required
 * APIs, each tab opens its own streams. The tab joins when it opens its first stream and leaves when it closes its last
 * stream.
 * @param nameOf returns the name of the group of tabs that may share streams, such as the name of the user
 */
export const sharedAmongTabs = (means: SharingMeans, nameOf: () => string, open: Open): Open => {
  let tab: Tab | null = null
  let streams = 0
  const join = (): Tab => {
    const name = nameOf()
    const channel = means.locks === undefined ? null : channelOf(means, name)
    return means.locks === undefined || channel === null
      ? { open, leave: () => undefined }
      : makeTab({ ...means, locks: means.locks }, channel, name, open)
  }
  return (id) =>
    defer(() => {
      streams += 1
      tab ??= join()
      return tab.open(id)
    }).pipe(
      finalize(() => {
        streams -= 1
        if (streams > 0) return
        tab?.leave()
        tab = null
      }),
    )
}
