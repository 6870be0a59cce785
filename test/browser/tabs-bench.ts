import { sharedAmongTabs } from '@paydeck/adapters/browser/streams/shared'
import type { EventSignal } from '@paydeck/adapters/transport/event-stream'
import { type FakeClock, fakeClock, settle } from '@paydeck/core/testing'
import { Observable, type Subscriber, type Subscription } from 'rxjs'

type Grant = () => Promise<unknown>

interface Request {
  readonly owner: number
  readonly grant: Grant
  readonly resolve: (value: unknown) => void
  readonly reject: (fault: unknown) => void
}

const aborted = (): DOMException => new DOMException('aborted', 'AbortError')

/**
 * Creates the Web Locks of one browser. Each lock has one holder and a queue, and a tab can steal the lock from its holder.
 */
const makeLocks = () => {
  const holders = new Map<string, Request>()
  const queues = new Map<string, Array<Request>>()
  const queueOf = (name: string): Array<Request> => {
    const queue = queues.get(name) ?? []
    queues.set(name, queue)
    return queue
  }
  const next = (name: string): void => {
    if (holders.has(name)) return
    const request = queueOf(name).shift()
    if (request !== undefined) give(name, request)
  }
  const free = (name: string, request: Request): void => {
    if (holders.get(name) !== request) return
    holders.delete(name)
    next(name)
  }
  const give = (name: string, request: Request): void => {
    holders.set(name, request)
    void Promise.resolve()
      .then(() => request.grant())
      .then((value) => {
        request.resolve(value)
        free(name, request)
      })
  }
  const request = (owner: number, name: string, { steal = false, signal }: LockOptions, grant: Grant) =>
    new Promise((resolve, reject) => {
      const own: Request = { owner, grant, resolve, reject }
      signal?.addEventListener('abort', () => {
        const queue = queueOf(name)
        if (!queue.includes(own)) return
        queue.splice(queue.indexOf(own), 1)
        reject(aborted())
      })
      if (steal) {
        holders.get(name)?.reject(aborted())
        give(name, own)
        return
      }
      queueOf(name).push(own)
      next(name)
    })
  /** Releases the locks of a tab, as browsers do when the process of the tab ends. */
  const lose = (owner: number): void => {
    for (const [name, queue] of queues)
      queues.set(
        name,
        queue.filter((one) => one.owner !== owner),
      )
    for (const [name, holder] of holders) if (holder.owner === owner) free(name, holder)
  }
  return {
    lose,
    count: (): number => holders.size + [...queues.values()].reduce((sum, { length }) => sum + length, 0),
    of: (owner: number): Pick<LockManager, 'request'> =>
      ({
        request: (name: string, options: LockOptions, grant: Grant) => request(owner, name, options, grant),
      }) as Pick<LockManager, 'request'>,
  }
}

/** Creates broadcast channels. A frozen tab receives the messages of a channel when it resumes. */
const makeChannels = (deliver: (owner: number, what: () => void) => void) => {
  const open = new Set<{ readonly owner: number; readonly name: string; readonly target: EventTarget }>()
  return {
    count: (): number => open.size,
    of: (owner: number, isGone: () => boolean) =>
      class extends EventTarget {
        readonly #own: { readonly owner: number; readonly name: string; readonly target: EventTarget }
        constructor(name: string) {
          super()
          this.#own = { owner, name, target: this }
          open.add(this.#own)
        }
        postMessage(data: unknown): void {
          if (!open.has(this.#own)) throw new DOMException('closed', 'InvalidStateError')
          if (isGone()) return
          for (const other of open)
            if (other !== this.#own && other.name === this.#own.name)
              deliver(other.owner, () => {
                if (open.has(other))
                  other.target.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }))
              })
        }
        close(): void {
          open.delete(this.#own)
        }
      } as unknown as new (name: string) => BroadcastChannel,
  }
}

/** Simulated browser tab. */
export interface BenchTab {
  /** Returns the signals that the tab has received for a stream id. */
  readonly signals: (id: string) => ReadonlyArray<EventSignal | 'end'>
  readonly open: (id: string) => void
  readonly close: (id: string) => void
  /** Returns the stream with the given id, which opens on subscription. */
  readonly stream: (id: string) => Observable<EventSignal>
  /** Returns the number of connections to the provider that this tab has opened and not yet closed. */
  readonly streamCount: () => number
  /** Ends the tab abruptly, without any event in the tab. */
  readonly kill: () => void
  /** Suspends the tab: its code stops, and messages to the tab wait until `thaw`. */
  readonly freeze: () => void
  readonly thaw: () => Promise<void>
}

export interface Bench {
  readonly tab: (lacks?: 'locks' | 'channels' | 'lock-right') => BenchTab
  /** Returns the stream ids of the open connections to the provider, except the connections of frozen tabs. */
  readonly connections: () => ReadonlyArray<string>
  /** Returns the number of connections that have been opened so far. */
  readonly opened: () => number
  /** Sends a signal on each connection for this stream id. */
  readonly say: (id: string, signal: EventSignal) => Promise<void>
  readonly advance: (ms: number) => Promise<void>
  /** Returns the number of locks and channels that are still in use. */
  readonly leftovers: () => number
}

interface State {
  readonly clock: FakeClock
  run: 'awake' | 'frozen' | 'gone'
  readonly inbox: Array<() => void>
}

/**
 * Simulates a browser whose tabs share event streams.
 * @param opensAtOnce true if each connection opens immediately; false if the test opens it
 */
export const makeBench = ({ opensAtOnce = true } = {}): Bench => {
  const tabs: Array<State> = []
  const connections = new Map<Subscriber<EventSignal>, { readonly owner: number; readonly id: string }>()
  let opened = 0
  const locks = makeLocks()
  const channels = makeChannels((owner, what) => {
    const tab = tabs[owner]
    if (tab?.run === 'frozen') tab.inbox.push(what)
    if (tab?.run === 'awake') queueMicrotask(what)
  })
  const connect = (owner: number) => (id: string) =>
    new Observable<EventSignal>((observer) => {
      connections.set(observer, { owner, id })
      opened += 1
      if (opensAtOnce) queueMicrotask(() => observer.next('open'))
      return () => connections.delete(observer)
    })

  const tab: Bench['tab'] = (lacks) => {
    const owner = tabs.length
    const state: State = { clock: fakeClock(1_700_000_000_000), run: 'awake', inbox: [] }
    tabs.push(state)
    const own = locks.of(owner)
    const refused = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } as unknown as typeof own
    const open = sharedAmongTabs(
      {
        locks: lacks === 'locks' ? undefined : lacks === 'lock-right' ? refused : own,
        Channel: lacks === 'channels' ? undefined : channels.of(owner, () => state.run === 'gone'),
        clock: state.clock,
        random: () => owner / 40,
        newTab: () => `tab ${owner}`,
      },
      () => 'streams of u1',
      connect(owner),
    )
    const signalsById = new Map<string, Array<EventSignal | 'end'>>()
    const streams = new Map<string, Subscription>()
    const drop = (): void => {
      for (const [observer, connection] of connections) if (connection.owner === owner) connections.delete(observer)
    }
    return {
      signals: (id) => signalsById.get(id) ?? [],
      open: (id) => {
        const list = signalsById.get(id) ?? []
        signalsById.set(id, list)
        streams.set(id, open(id).subscribe({ next: (one) => list.push(one), complete: () => list.push('end') }))
      },
      close: (id) => streams.get(id)?.unsubscribe(),
      stream: open,
      streamCount: () => [...connections.values()].filter((one) => one.owner === owner).length,
      kill: () => {
        state.run = 'gone'
        drop()
        locks.lose(owner)
      },
      freeze: () => {
        state.run = 'frozen'
      },
      thaw: async () => {
        state.run = 'awake'
        for (const what of state.inbox.splice(0)) what()
        await settle()
      },
    }
  }
  return {
    tab,
    connections: () =>
      [...connections.values()]
        .filter(({ owner }) => tabs[owner]?.run !== 'frozen')
        .map(({ id }) => id)
        .sort(),
    opened: () => opened,
    say: async (id, signal) => {
      for (const [observer, connection] of new Map(connections)) {
        if (connection.id !== id || tabs[connection.owner]?.run !== 'awake') continue
        observer.next(signal)
        if (signal === 'closed') observer.complete()
      }
      await settle()
    },
    // Small steps keep the clocks of the tabs close together.
    advance: async (ms) => {
      for (let past = 0; past < ms; past += 125)
        for (const { clock, run } of tabs) if (run === 'awake') await clock.advance(Math.min(125, ms - past))
    },
    leftovers: () => locks.count() + channels.count(),
  }
}
