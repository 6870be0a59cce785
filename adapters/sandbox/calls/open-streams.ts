import { keepAliveInterval } from '@paydeck/adapters/wire/call'
import { applicationUpdates } from '@paydeck/adapters/wire/verification/application-updates'
import type { Notice } from '../database/notices.ts'
import { type EventStream, eventText, keepAlive, write } from '../kernel/event-stream.ts'
import { refuse } from '../kernel/refusals.ts'
import { digest } from '../kernel/secrets.ts'

/**
 * Entry of a stream in the list of open streams, created before the stream's response begins. If the application changes
 * before the response begins, the entry stores the change, and the stream sends this change at the beginning of the
 * response.
 */
export interface StreamPlace {
  readonly userId: string
  readonly applicationId: string
  /** Hash of the session id. The stream ends with that session. */
  readonly idHash: string
  /** Null until the response has begun. */
  stream: EventStream | null
  /** Version of the last change before the response began. Null if there was none. */
  pendingVersion: string | null
  /** True if the session ended before the response began. */
  isOver: boolean
}

type StreamOwner = Pick<StreamPlace, 'userId' | 'applicationId' | 'idHash'>

/** Open streams of this process. */
export interface OpenStreams {
  /** Reserves an entry for a new stream. Refuses if the user, or all users together, have too many streams. */
  readonly reserve: (owner: StreamOwner) => StreamPlace
  /** Connects an entry to its response, and sends a pending update. */
  readonly begin: (place: StreamPlace, stream: EventStream) => void
  readonly leave: (place: StreamPlace) => void
  readonly receive: (notice: Notice) => void
  /** Sends an update to every stream. Needed when the process may have missed notices of changes. */
  readonly updateAll: () => void
  /**
   * Sends a keep-alive to the next group of streams, and returns the session hashes of these streams. Call it every
   * `turnInterval`.
   */
  readonly turn: () => ReadonlyArray<string>
  readonly endSession: (idHash: string) => void
  /** Ends every stream, including streams that are still opening. Clients reconnect to another process. */
  readonly endAll: () => void
  readonly count: () => number
}

/** Maximum number of streams of one user on a process: two applications in each of four browsers. */
const mostOfUser = 8
/** Maximum number of streams on a process, below the usual limit of 20,480 file descriptors. */
const mostOfAll = 18_000

/**
 * Milliseconds between the keep-alive comments of two groups. Streams are divided into groups so that the server does not
 * write to all of them at once.
 */
export const turnInterval = 1000
const slots = keepAliveInterval / turnInterval

const tooMany = (status: 429 | 503, message: string): never =>
  refuse(status, message, { code: 'streams', retryAfter: 60 })

/** Creates an index of stream entries. `keyOf` returns the key under which an entry is stored. */
const makeIndex = (keyOf: (place: StreamPlace) => string) => {
  const sets = new Map<string, Set<StreamPlace>>()
  return {
    of: (key: string): ReadonlySet<StreamPlace> => sets.get(key) ?? new Set(),
    add: (place: StreamPlace): void => {
      const key = keyOf(place)
      const set = sets.get(key)
      if (set === undefined) sets.set(key, new Set([place]))
      else set.add(place)
    },
    remove: (place: StreamPlace): void => {
      const key = keyOf(place)
      const set = sets.get(key)
      set?.delete(place)
      if (set?.size === 0) sets.delete(key)
    },
  }
}

/**
 * Version to send when the process may have missed changes and thus does not know the current version. Known versions are
 * transaction numbers, which are never 0.
 */
const unknownVersion = '0'

/**
 * Returns the public id of an event. Versions are transaction numbers, which would reveal the activity of other users. All
 * processes return the same id, so that a client can resume on another process.
 */
export const eventIdOf = ({ userId, applicationId }: StreamOwner, version: string): string =>
  digest(`event:${userId}:${applicationId}:${version}`).slice(0, 24)

const sendUpdate = (place: StreamPlace, version: string): void => {
  const { stream, applicationId } = place
  if (stream === null) place.pendingVersion = version
  else {
    const id = eventIdOf(place, version)
    write(stream, eventText({ id, name: applicationUpdates.event, data: { applicationId } }))
  }
}

const end = (place: StreamPlace): void => {
  place.isOver = true
  place.stream?.response.end()
}

export const makeOpenStreams = (): OpenStreams => {
  const places = new Set<StreamPlace>()
  const byApplication = makeIndex(({ applicationId }) => applicationId)
  const bySession = makeIndex(({ idHash }) => idHash)
  const byUser = makeIndex(({ userId }) => userId)
  const rings = Array.from({ length: slots }, () => new Set<StreamPlace>())
  let turn = 0

  const leave = (place: StreamPlace): void => {
    places.delete(place)
    for (const index of [byApplication, bySession, byUser]) index.remove(place)
    for (const ring of rings) ring.delete(place)
  }
  const endSession = (idHash: string): void => bySession.of(idHash).forEach(end)
  return {
    leave,
    endSession,
    endAll: () => places.forEach(end),
    count: () => places.size,
    reserve: (owner) => {
      if (byUser.of(owner.userId).size >= mostOfUser) tooMany(429, 'Too many streams are open for this account.')
      if (places.size >= mostOfAll) tooMany(503, 'Too many streams are open. Try again later.')
      const place: StreamPlace = { ...owner, stream: null, pendingVersion: null, isOver: false }
      places.add(place)
      for (const index of [byApplication, bySession, byUser]) index.add(place)
      return place
    },
    begin: (place, stream) => {
      place.stream = stream
      // Adds the stream to the group that was served last, so that its first keep-alive is sent after a full round of
      // groups.
      rings[(turn + slots - 1) % slots]?.add(place)
      if (place.pendingVersion !== null) sendUpdate(place, place.pendingVersion)
      if (place.isOver) end(place)
    },
    receive: (notice) => {
      if (notice.kind === 'session') return endSession(notice.idHash)
      for (const place of byApplication.of(notice.applicationId)) {
        if (place.userId === notice.userId) sendUpdate(place, notice.version)
      }
    },
    updateAll: () => places.forEach((place) => sendUpdate(place, unknownVersion)),
    turn: () => {
      const ring = rings[turn] ?? new Set<StreamPlace>()
      turn = (turn + 1) % slots
      for (const { stream } of ring) if (stream !== null) write(stream, keepAlive)
      return [...new Set([...ring].map(({ idHash }) => idHash))]
    },
  }
}
