import type { Application } from '../model.ts'
import { isVerified } from '../rules.ts'
import type { StreamSignal, StreamState, Watched } from './model.ts'
import { streamErrors, streamRetry, streamStable } from './tables.ts'

/** Before the first connection. */
export const newStream: StreamState = { mode: 'streaming', errors: 0, openSince: null, tries: 0 }

const giveUp: StreamState = { mode: 'polling', errors: 0, openSince: null, tries: 0 }

const afterError = (state: StreamState, at: number): StreamState => {
  const { errors, openSince } = state
  const wasStable = openSince !== null && at - openSince >= streamStable.ms
  const counted = (wasStable ? 0 : errors) + 1
  return counted > streamErrors.value ? giveUp : { ...state, errors: counted, openSince: null }
}

/**
 * The stream after a signal (VERIF-070 to VERIF-072): given up when it is refused or closed for good, and after too
 * many errors in a row. An opening alone proves nothing, since a flapping stream opens each time; an event does.
 */
export const streamAfter = (state: StreamState, { kind, at }: StreamSignal): StreamState => {
  if (kind === 'event') return { ...newStream, openSince: state.openSince ?? at }
  if (kind === 'open') return { ...state, openSince: at }
  if (state.mode === 'polling') return { ...state, openSince: null, tries: state.tries + 1 }
  return kind === 'closed' ? giveUp : afterError(state, at)
}

/**
 * Milliseconds before a given-up stream is tried again: longer each time, and spread by chance so that not all
 * comes back at once (VERIF-070).
 * @param chance from 0 to 1
 */
export const streamRetryDelay = (tries: number, chance: number): number => {
  const { least, most } = streamRetry
  const longest = Math.min(most.ms, least.ms * 2 ** Math.max(0, tries))
  return Math.round(least.ms + (longest - least.ms) * Math.min(1, Math.max(0, chance)))
}

/** Watches an application; one that is watched already keeps its stream. */
export const watch = (watched: Watched, applicationId: string): Watched =>
  watched.has(applicationId) ? watched : new Map([...watched, [applicationId, newStream]])

/** Finishes with an application: no stream and no polling remain (VERIF-073). */
export const unwatch = (watched: Watched, applicationId: string): Watched =>
  new Map([...watched].filter(([id]) => id !== applicationId))

/** Watches what is not approved, and finishes with what is (VERIF-044, VERIF-055, VERIF-074). */
export const watchedAfter = (watched: Watched, applications: ReadonlyArray<Application>): Watched =>
  applications.reduce<Watched>(
    (now, { applicationId, status }) => (isVerified(status) ? unwatch(now, applicationId) : watch(now, applicationId)),
    watched,
  )
