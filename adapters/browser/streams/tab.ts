import type { Clock } from '@paydeck/core'
import { interval, type Observable } from 'rxjs'
import type { EventSignal } from '../../transport/event-stream.ts'
import { type Hub, makeHub } from './hub.ts'
import { contend } from './leadership.ts'
import { isSharingMessage, type SharingMessage } from './messages.ts'
import { makePatience, type Patience, tick } from './patience.ts'
import { makeWanted } from './wanted.ts'

/** Gives the stream of an id. */
export type Open = (id: string) => Observable<EventSignal>

/** What a tab finds the others by. */
export interface TabMeans {
  readonly locks: Pick<LockManager, 'request'>
  readonly clock: Clock
  /** By chance from 0 to 1. */
  readonly chance: () => number
  /** A name that no other tab has. */
  readonly newTab: () => string
}

/** The leader says that it is there every so many ticks, */
const beat = 2
/** the others what they want every so many, and who has not for many more is forgotten. */
const lease = { renewed: 80, forgotten: 480 } as const

/** This tab among those that share streams. */
export interface Tab {
  readonly open: Open
  /** Leaves the lead to another. */
  readonly leave: () => void
}

type Tell = (message: SharingMessage) => void

/** What a tab does in its role. */
interface Role {
  readonly hear: (message: SharingMessage) => void
  readonly tick: (count: number) => void
}

const leading = (self: string, hub: Hub, tell: Tell): Role => {
  const say = (): void => tell({ kind: 'leading', tab: self })
  return {
    hear: (message) => {
      if (message.kind === 'done') hub.done(message.tab, message.id)
      if (message.kind !== 'want') return
      const { tab, id } = message
      say()
      if (hub.want(tab, id)) tell({ kind: 'signal', tab, id, signal: 'open' })
    },
    tick: (count) => {
      hub.age(lease.forgotten)
      if (count % beat === 0 && hub.hasOthers()) say()
    },
  }
}

/** What a follower does with what it hears, and what it does not hear. */
interface Followed {
  readonly patience: Patience
  readonly deliver: (id: string, signal: EventSignal) => void
  readonly askAll: () => void
  readonly steal: () => void
}

const following = (self: string, { patience, deliver, askAll, steal }: Followed): Role => {
  let leader: string | null = null
  return {
    hear: (message) => {
      if (message.kind === 'signal' && (message.tab ?? self) === self) deliver(message.id, message.signal)
      if (message.kind !== 'leading') return
      patience.heard()
      if (leader === message.tab) return
      leader = message.tab
      askAll()
    },
    tick: (count) => {
      const found = patience.look()
      if (found === 'gone') steal()
      if (found === 'in-doubt' || count % lease.renewed === 0) askAll()
    },
  }
}

/** Where the browser grants no lock: nobody else is heard. */
const alone: Role = { hear: () => undefined, tick: () => undefined }

/**
 * One tab leads and holds the streams of all; the others hear from it what these say. Who takes the lead opens them anew, so
 * that an 'open' tells every tab that it may have missed something.
 * @param name of the lock, which the tabs of one channel share
 */
export const makeTab = (
  { locks, clock, chance, newTab }: TabMeans,
  channel: BroadcastChannel,
  name: string,
  open: Open,
): Tab => {
  const self = newTab()
  const wanted = makeWanted()
  const patience = makePatience(clock, chance)
  // A channel reaches its own origin alone; it has no other to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const tell: Tell = (message) => channel.postMessage(message)
  const hub = makeHub(self, open, (id, signal) => {
    if (role === asLeader) tell({ kind: 'signal', tab: null, id, signal })
    wanted.deliver(id, signal)
  })
  const ask = (id: string): void => {
    if (isFollower()) tell({ kind: 'want', tab: self, id })
    else hub.want(self, id)
  }
  const done = (id: string): void => {
    if (isFollower()) tell({ kind: 'done', tab: self, id })
    else hub.done(self, id)
  }
  const askAll = (): void => wanted.ids().forEach(ask)
  const asLeader = leading(self, hub, tell)
  const asFollower = following(self, { patience, deliver: wanted.deliver, askAll, steal: () => contender.steal() })
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
      hub.clear()
      patience.heard()
      become(asFollower)
    },
    refused: () => become(alone),
  })
  let ticks = 0
  const ticking = interval(tick, clock).subscribe(() => role.tick((ticks += 1)))
  return {
    open: (id) => wanted.stream(id, ask, done),
    leave: () => {
      ticking.unsubscribe()
      contender.leave()
      hub.clear()
      channel.removeEventListener('message', hear)
      channel.close()
    },
  }
}
