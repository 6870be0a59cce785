import { finalize, defer } from 'rxjs'
import { makeTab, type Open, type Tab, type TabMeans } from './tab.ts'

/** What tabs share streams by; undefined: this browser has it not. */
export interface SharingMeans extends Omit<TabMeans, 'locks'> {
  readonly locks: TabMeans['locks'] | undefined
  readonly Channel: (new (name: string) => BroadcastChannel) | undefined
}

/** A browser may have the means and refuse them, as where it keeps nothing of a page. */
const channelOf = ({ Channel }: SharingMeans, name: string): BroadcastChannel | null => {
  try {
    return Channel === undefined ? null : new Channel(name)
  } catch {
    return null
  }
}

/**
 * Streams that the tabs of one browser share: twenty tabs hold one set of them (F2). Without the means each tab holds its
 * own. Nothing is listened to while no stream is open.
 * @param nameOf what the tabs that may share know each other by, as the user whose streams they are
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
