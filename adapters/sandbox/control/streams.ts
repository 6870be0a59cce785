import type { OpenedStream } from '../environment.ts'
import { write } from '../kernel/event-stream.ts'

/** What is done to an account's streams. */
export type StreamMove = 'drop' | 'end' | 'half' | 'silence' | 'flap'

/** The open streams of each account, and what is done to them: tests run side by side and disturb only themselves. */
export interface StreamBook {
  readonly opened: (userId: string, opened: OpenedStream) => void
  /** The applications whose streams are open, one entry a stream, in the order of their opening. */
  readonly list: (userId: string) => ReadonlyArray<string>
  /**
   * drop: breaks the connections. end: ends the answers as a server does that goes away. half: sends the first half of an
   * event and breaks the connections. silence: those open, and those opened later, say nothing any more. flap: each is
   * dropped `everyMs` after it was opened, `times` times in all.
   */
  readonly move: (
    userId: string,
    move: StreamMove,
    how?: { readonly everyMs?: number | undefined; readonly times?: number | undefined },
  ) => void
  /** Streams that are opened from now on are as they should be; those that were silenced are dropped. */
  readonly mend: (userId: string) => void
}

/** What streams meet that are opened later. */
type Lasting = { readonly kind: 'silence' } | { readonly kind: 'flap'; readonly everyMs: number; times: number }

const half = 'id: 1\nevent: applicationUpd'

export const makeStreamBook = (): StreamBook => {
  const open = new Map<string, Set<OpenedStream>>()
  const lasting = new Map<string, Lasting>()
  const ofUser = (userId: string): ReadonlyArray<OpenedStream> => [...(open.get(userId) ?? [])]

  const drop = ({ stream }: OpenedStream): void => void stream.response.destroy()

  const suffer = (userId: string, opened: OpenedStream): void => {
    const kept = lasting.get(userId)
    if (kept?.kind === 'silence') opened.stream.isSilent = true
    if (kept?.kind !== 'flap') return
    kept.times -= 1
    if (kept.times <= 0) lasting.delete(userId)
    setTimeout(() => drop(opened), kept.everyMs).unref()
  }

  const each: Readonly<Record<'drop' | 'end' | 'half', (opened: OpenedStream) => void>> = {
    drop,
    end: ({ stream }) => void stream.response.end(),
    half: (opened) => {
      write(opened.stream, half)
      // What was written is on its way before the connection breaks.
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
      suffer(userId, opened)
    },
    move: (userId, move, { everyMs = 100, times = 1000 } = {}) => {
      if (move === 'silence') lasting.set(userId, { kind: 'silence' })
      else if (move === 'flap') lasting.set(userId, { kind: 'flap', everyMs, times })
      for (const opened of ofUser(userId)) {
        if (move === 'silence' || move === 'flap') suffer(userId, opened)
        else each[move](opened)
      }
    },
    mend: (userId) => {
      lasting.delete(userId)
      for (const opened of ofUser(userId)) if (opened.stream.isSilent) drop(opened)
    },
  }
}
