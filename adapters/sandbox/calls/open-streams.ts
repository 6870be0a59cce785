import { keepAliveInterval } from '@paydeck/adapters/wire/call'
import { applicationUpdates } from '@paydeck/adapters/wire/verification/application-updates'
import type { Notice } from '../database/notices.ts'
import { type EventStream, eventText, keepAlive, write } from '../kernel/event-stream.ts'
import { refuse } from '../kernel/refusals.ts'
import { digest } from '../kernel/secrets.ts'

/** A place among the open streams, taken before the answer begins: what changes meanwhile waits in it. */
export interface StreamPlace {
  readonly userId: string
  readonly applicationId: string
  /** Names the session that it ends with. */
  readonly idHash: string
  /** Null until the answer has begun. */
  stream: EventStream | null
  /** The version of a change that came before the answer began. */
  waiting: string | null
  /** Its session ended before the answer began. */
  isOver: boolean
}

type Whose = Pick<StreamPlace, 'userId' | 'applicationId' | 'idHash'>

/** The open streams of this process. */
export interface OpenStreams {
  /** Takes a place; refuses where a user, or all together, have too many. */
  readonly take: (whose: Whose) => StreamPlace
  /** Gives a place its answer, and it what waited. */
  readonly begin: (place: StreamPlace, stream: EventStream) => void
  readonly leave: (place: StreamPlace) => void
  readonly heard: (notice: Notice) => void
  /** Tells every stream that its application may have changed. */
  readonly missed: () => void
  /** Keeps the next of the streams alive and answers with their sessions: call it every `turnInterval`. */
  readonly turn: () => ReadonlyArray<string>
  readonly endSession: (idHash: string) => void
  /** Ends every stream, and those that are opening. Clients reconnect to another process. */
  readonly endAll: () => void
  readonly count: () => number
}

/** Streams of one user on one process: two applications in four browsers that share nothing. */
const mostOfUser = 8
/** Streams on one process; the descriptors of one usually end at 20,480 or above. */
const mostOfAll = 18_000

/** Milliseconds. The streams take slots, so that ten thousand are not written to at once. */
export const turnInterval = 1000
const slots = keepAliveInterval / turnInterval

const tooMany = (status: 429 | 503, message: string): never =>
  refuse(status, message, { code: 'streams', retryAfter: 60 })

/** Sets of places by a key; a key without places is forgotten. */
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

/** The versions of rows are numbers of transactions, which this is none of: it stands for "some later one". */
const unknownVersion = '0'

/**
 * Returns the public id of an event. Versions are transaction numbers, which would reveal the activity of other users. All
 * processes return the same id, so that a client can continue at another one.
 */
export const eventIdOf = ({ userId, applicationId }: Whose, version: string): string =>
  digest(`event:${userId}:${applicationId}:${version}`).slice(0, 24)

const tell = (place: StreamPlace, version: string): void => {
  const { stream, applicationId } = place
  if (stream === null) place.waiting = version
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
    take: (whose) => {
      if (byUser.of(whose.userId).size >= mostOfUser) tooMany(429, 'Too many streams are open for this account.')
      if (places.size >= mostOfAll) tooMany(503, 'Too many streams are open. Try again later.')
      const place: StreamPlace = { ...whose, stream: null, waiting: null, isOver: false }
      places.add(place)
      for (const index of [byApplication, bySession, byUser]) index.add(place)
      return place
    },
    begin: (place, stream) => {
      place.stream = stream
      // The turn that was just done is the one that is furthest away.
      rings[(turn + slots - 1) % slots]?.add(place)
      if (place.waiting !== null) tell(place, place.waiting)
      if (place.isOver) end(place)
    },
    heard: (notice) => {
      if (notice.kind === 'session') return endSession(notice.idHash)
      for (const place of byApplication.of(notice.applicationId)) {
        if (place.userId === notice.userId) tell(place, notice.version)
      }
    },
    missed: () => places.forEach((place) => tell(place, unknownVersion)),
    turn: () => {
      const ring = rings[turn] ?? new Set<StreamPlace>()
      turn = (turn + 1) % slots
      for (const { stream } of ring) if (stream !== null) write(stream, keepAlive)
      return [...new Set([...ring].map(({ idHash }) => idHash))]
    },
  }
}
