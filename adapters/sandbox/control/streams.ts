import type { OpenedStream } from '../environment.ts'
import { write } from '../kernel/event-stream.ts'

/** Fault that the control page injects into the event streams of an account, for tests of the app. */
export type StreamMove = 'drop' | 'end' | 'half' | 'silence' | 'flap'

/**
 * Registry of the open event streams, with functions that disturb the streams of a single account. Parallel tests with
 * different accounts therefore do not disturb each other.
 */
export interface StreamBook {
  readonly opened: (userId: string, opened: OpenedStream) => void
  /** Returns the verification application id of each open stream, in the order in which the streams were opened. */
  readonly list: (userId: string) => ReadonlyArray<string>
  /**
   * Disturbs the open streams of an account. `silence` and `flap` also affect streams that are opened later. `drop` breaks
   * the connections. `end` ends the responses, as a server does at shutdown. `half` sends the first half of an event and
   * then breaks the connections. `silence` sends nothing. `flap` breaks each connection `everyMs` milliseconds after its
   * stream was opened, and stops after `times` breaks.
   */
  readonly move: (
    userId: string,
    move: StreamMove,
    how?: { readonly everyMs?: number | undefined; readonly times?: number | undefined },
  ) => void
  /**
   * Ends all disturbances of an account's streams. Streams that are opened afterwards work normally. Silenced streams are
   * disconnected, so that their clients reconnect.
   */
  readonly mend: (userId: string) => void
}

/** Disturbance that also affects streams that are opened after it has begun. */
type Lasting = { readonly kind: 'silence' } | { readonly kind: 'flap'; readonly everyMs: number; times: number }

const half = 'id: 1\nevent: applicationUpd'

export const makeStreamBook = (): StreamBook => {
  const open = new Map<string, Set<OpenedStream>>()
  const lasting = new Map<string, Lasting>()
  const ofUser = (userId: string): ReadonlyArray<OpenedStream> => [...(open.get(userId) ?? [])]

  const drop = ({ stream }: OpenedStream): void => void stream.response.destroy()

  const applyFault = (userId: string, opened: OpenedStream): void => {
    const disturbance = lasting.get(userId)
    if (disturbance?.kind === 'silence') opened.stream.isSilent = true
    if (disturbance?.kind !== 'flap') return
    disturbance.times -= 1
    if (disturbance.times <= 0) lasting.delete(userId)
    setTimeout(() => drop(opened), disturbance.everyMs).unref()
  }

  const each: Readonly<Record<'drop' | 'end' | 'half', (opened: OpenedStream) => void>> = {
    drop,
    end: ({ stream }) => void stream.response.end(),
    half: (opened) => {
      write(opened.stream, half)
      // The delay leaves time to send the first half of the event before the connection breaks.
      setTimeout(() => drop(opened), 20).unref()
    },
  }

  return {
    list: (userId) => ofUser(userId).map(({ applicationId }) => applicationId),
    opened: (userId, opened) => {
      const streams = open.get(userId) ?? new Set()
      open.set(userId, streams.add(opened))
      opened.stream.response.once('close', () => {
        streams.delete(opened)
        if (streams.size === 0 && open.get(userId) === streams) open.delete(userId)
      })
      applyFault(userId, opened)
    },
    move: (userId, move, { everyMs = 100, times = 1000 } = {}) => {
      if (move === 'silence') lasting.set(userId, { kind: 'silence' })
      else if (move === 'flap') lasting.set(userId, { kind: 'flap', everyMs, times })
      for (const opened of ofUser(userId)) {
        if (move === 'silence' || move === 'flap') applyFault(userId, opened)
        else each[move](opened)
      }
    },
    mend: (userId) => {
      lasting.delete(userId)
      for (const opened of ofUser(userId)) if (opened.stream.isSilent) drop(opened)
    },
  }
}
