import type { Clock } from '@paydeck/core'
import { interval, type Observable } from 'rxjs'
import type { EventSignal } from '../../transport/event-stream.ts'
import { makeLeaderWatchdog, type LeaderWatchdog, tick } from './leader-watchdog.ts'
import { contend } from './leadership.ts'
import { isSharingMessage, type SharingMessage } from './messages.ts'
import { type StreamRegistry, makeStreamRegistry } from './stream-registry.ts'
import { makeSubscriptions } from './subscriptions.ts'

/** Opens the event stream that has the given id. */
export type Open = (id: string) => Observable<EventSignal>

/** Dependencies of a tab that shares streams. */
export interface TabMeans {
  readonly locks: Pick<LockManager, 'request'>
  readonly clock: Clock
  /** Returns a random number from 0 to 1. */
  readonly random: () => number
  /** Returns a unique name for the tab. */
  readonly newTab: () => string
}

/** Number of ticks between two signs of life of the leader. */
const beat = 2
/**
 * A follower renews its requests every `renewed` ticks. After `forgotten` ticks without a renewal, the leader removes the
 * follower.
 */
const lease = { renewed: 80, forgotten: 480 } as const

/** Tab that shares streams with the other tabs. */
export interface Tab {
  readonly open: Open
  /** Closes the streams of this tab. If this tab is the leader, another tab becomes the leader. */
  readonly leave: () => void
}

type Tell = (message: SharingMessage) => void

/** Behaviour of a tab as leader or follower. */
interface Role {
  readonly hear: (message: SharingMessage) => void
  readonly tick: (count: number) => void
}

const leading = (self: string, registry: StreamRegistry, tell: Tell): Role => {
  const say = (): void => tell({ kind: 'leading', tab: self })
  return {
    hear: (message) => {
      if (message.kind === 'done') registry.remove(message.tab, message.id)
      if (message.kind !== 'want') return
      const { tab, id } = message
      say()
      if (registry.add(tab, id)) tell({ kind: 'signal', tab, id, signal: 'open' })
    },
    tick: (count) => {
      registry.expire(lease.forgotten)
      if (count % beat === 0 && registry.hasOtherTabs()) say()
    },
  }
}

/** Dependencies of the follower role. */
interface Followed {
  readonly watchdog: LeaderWatchdog
  readonly deliver: (id: string, signal: EventSignal) => void
  readonly askAll: () => void
  readonly steal: () => void
}

const following = (self: string, { watchdog, deliver, askAll, steal }: Followed): Role => {
  let leader: string | null = null
  return {
    hear: (message) => {
      if (message.kind === 'signal' && (message.tab ?? self) === self) deliver(message.id, message.signal)
      if (message.kind !== 'leading') return
      watchdog.reset()
      if (leader === message.tab) return
      leader = message.tab
      askAll()
    },
    tick: (count) => {
      const found = watchdog.check()
      if (found === 'gone') steal()
      if (found === 'in-doubt' || count % lease.renewed === 0) askAll()
    },
  }
}

/** Role of a tab that ignores all other tabs, because its browser has no locks. */
const standalone: Role = { hear: () => undefined, tick: () => undefined }

/**
 * Joins the tabs that share streams. The leader keeps the streams open and sends their signals to the other tabs. A new
 * leader opens all streams again, so an 'open' signal means that each tab may have missed events.
 * @param name name of the lock, which the tabs of one channel share
 */
export const makeTab = (
  { locks, clock, random, newTab }: TabMeans,
  channel: BroadcastChannel,
  name: string,
  open: Open,
): Tab => {
  const self = newTab()
  const subscriptions = makeSubscriptions()
  const watchdog = makeLeaderWatchdog(clock, random)
  // A channel reaches only its own origin, so `postMessage` takes no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const tell: Tell = (message) => channel.postMessage(message)
  const registry = makeStreamRegistry(self, open, (id, signal) => {
    if (role === asLeader) tell({ kind: 'signal', tab: null, id, signal })
    subscriptions.deliver(id, signal)
  })
  const ask = (id: string): void => {
    if (isFollower()) tell({ kind: 'want', tab: self, id })
    else registry.add(self, id)
  }
  const done = (id: string): void => {
    if (isFollower()) tell({ kind: 'done', tab: self, id })
    else registry.remove(self, id)
  }
  const askAll = (): void => subscriptions.ids().forEach(ask)
  const asLeader = leading(self, registry, tell)
  const asFollower = following(self, {
    watchdog,
    deliver: subscriptions.deliver,
    askAll,
    steal: () => contender.steal(),
  })
  let role = asFollower
  const isFollower = (): boolean => role === asFollower
  const become = (next: Role): void => {
    role = next
    askAll()
  }

  const hear = ({ data }: MessageEvent<unknown>): void => {
    if (isSharingMessage(data)) role.hear(data)
  }
  channel.addEventListener('message', hear)
  const contender = contend(locks, name, {
    lead: () => {
      tell({ kind: 'leading', tab: self })
      become(asLeader)
    },
    yield: () => {
      registry.clear()
      watchdog.reset()
      become(asFollower)
    },
    refused: () => become(standalone),
  })
  let ticks = 0
  const ticking = interval(tick, clock).subscribe(() => role.tick((ticks += 1)))
  return {
    open: (id) => subscriptions.stream(id, ask, done),
    leave: () => {
      ticking.unsubscribe()
      contender.leave()
      registry.clear()
      channel.removeEventListener('message', hear)
      channel.close()
    },
  }
}
