import { stateAfter } from '../../kernel/machine.ts'
import { type Application, type ProductName, productNames } from '../model.ts'
import { applicationFor, isVerified } from '../rules.ts'
import type { PhaseEvent, PostVerification, StreamPhase, StreamSignal, StreamState, Watched } from './model.ts'
import { goneAfter, streamErrors, streamRetry, streamStable, streamMachine } from './tables.ts'

/** Before it is watched. */
export const noStream: StreamState = { phase: 'idle', errors: 0, openSince: null, tries: 0 }

const phaseAfter = (phase: StreamPhase, event: PhaseEvent): StreamPhase =>
  stateAfter(streamMachine, phase, event) ?? phase

/** Whether a stream of it is open, or is tried again. */
export const isWatched = ({ phase }: StreamState): boolean => phase !== 'idle' && phase !== 'finished'

const giveUp = ({ phase }: StreamState): StreamState => ({ ...noStream, phase: phaseAfter(phase, 'give-up') })

const afterError = (state: StreamState, at: number): StreamState => {
  const { phase, errors, openSince } = state
  const wasStable = openSince !== null && at - openSince >= streamStable.ms
  const counted = (wasStable ? 0 : errors) + 1
  return counted > streamErrors.value
    ? giveUp(state)
    : { ...state, phase: phaseAfter(phase, 'error'), errors: counted, openSince: null }
}

/**
 * The stream after a signal (VERIF-070 to VERIF-072): given up when it is refused or closed for good, and after too
 * many errors in a row. An opening alone proves nothing, since a flapping stream opens each time; an event does.
 */
export const streamAfter = (state: StreamState, { kind, at }: StreamSignal): StreamState => {
  const { phase, openSince, tries } = state
  if (!isWatched(state)) return state
  if (kind === 'event') return { ...noStream, phase: phaseAfter(phase, 'event'), openSince: openSince ?? at }
  if (kind === 'open') return { ...state, phase: phaseAfter(phase, 'open'), openSince: at }
  if (phase === 'polling') return { ...state, openSince: null, tries: tries + 1 }
  return kind === 'closed' ? giveUp(state) : afterError(state, at)
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
export const watch = (watched: Watched, applicationId: string): Watched => {
  const now = watched.get(applicationId) ?? noStream
  return isWatched(now)
    ? watched
    : new Map([...watched, [applicationId, { ...noStream, phase: phaseAfter(now.phase, 'watch') }]])
}

/** Finishes with an application: no stream and no polling remain (VERIF-073). */
export const unwatch = (watched: Watched, applicationId: string): Watched => {
  const now = watched.get(applicationId)
  return now === undefined || !isWatched(now)
    ? watched
    : new Map([...watched, [applicationId, { ...noStream, phase: phaseAfter(now.phase, 'finish') }]])
}

/** Neither the list nor its stream knows it any more: a list alone may lag. */
const isGone = ({ phase, tries }: StreamState): boolean => phase === 'polling' && tries >= goneAfter.value

const withoutGone = (watched: Watched, applications: ReadonlyArray<Application>): Watched => {
  const named = new Set(applications.map(({ applicationId }) => applicationId))
  return [...watched].reduce((now, [id, state]) => (isGone(state) && !named.has(id) ? unwatch(now, id) : now), watched)
}

/**
 * Watches what is not approved, and finishes with what is (VERIF-044, VERIF-048, VERIF-055, VERIF-074). One that the list
 * names twice goes by its first place in it; one that it does not name any more is finished with once its stream is
 * refused again and again.
 */
export const watchedAfter = (watched: Watched, applications: ReadonlyArray<Application>): Watched =>
  applications
    .filter(({ applicationId }, at) => applications.findIndex((one) => one.applicationId === applicationId) === at)
    .reduce<Watched>(
      (now, { applicationId, status }) =>
        isVerified(status) ? unwatch(now, applicationId) : watch(now, applicationId),
      withoutGone(watched, applications),
    )

/** The products whose application is approved. */
export const approvedProducts = (applications: ReadonlyArray<Application>): ReadonlyArray<ProductName> =>
  productNames.filter((product) => isVerified(applicationFor(product, applications)?.status ?? null))

/** A product stays as it was where the user has no application for it (VERIF-049, VERIF-052, VERIF-054). */
export const postVerificationAfter = (
  now: PostVerification,
  applications: ReadonlyArray<Application>,
): PostVerification => {
  const after = (product: ProductName) => {
    const application = applicationFor(product, applications)
    if (application === null) return now[product]
    return isVerified(application.status) ? 'complete' : 'pending'
  }
  const next = {
    individualShopperTier1: after('individualShopperTier1'),
    payoutsRecipient: after('payoutsRecipient'),
  }
  return productNames.every((product) => next[product] === now[product]) ? now : next
}
