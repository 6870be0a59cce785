import { stateAfter } from '../../kernel/machine.ts'
import { type Application, type ProductName, productNames } from '../model.ts'
import { applicationFor, isVerified } from '../rules.ts'
import type { PhaseEvent, PostVerification, StreamPhase, StreamSignal, StreamState, Watched } from './model.ts'
import { unlistedTries, streamErrors, streamRetry, streamStable, streamMachine } from './tables.ts'

/** State before the application is watched. */
export const noStream: StreamState = { phase: 'idle', errors: 0, openSince: null, tries: 0 }

const phaseAfter = (phase: StreamPhase, event: PhaseEvent): StreamPhase =>
  stateAfter(streamMachine, phase, event) ?? phase

/**
 * True if a stream is open or will be retried.
 * @example
 * isWatched(noStream) // false
 */
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
 * Returns the state after a signal (VERIF-070 to VERIF-072). After too many consecutive errors, or 'closed', the app gives
 * the stream up and polls. Only an event proves that a stream works, because a faulty stream may open again and again
 * without sending events.
 * @example
 * streamAfter(watch(new Map(), 'a').get('a'), { kind: 'closed', at: 0 }).phase // 'polling'
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
 * Returns the delay in milliseconds before the app retries a stream that it has given up (VERIF-070). The delay grows with
 * each retry and is randomised, so that clients do not all reconnect at the same time.
 * @param random from 0 to 1
 * @example
 * streamRetryDelay(0, 0) // 5000
 * streamRetryDelay(20, 1) // 300_000
 */
export const streamRetryDelay = (tries: number, random: number): number => {
  const { least, most } = streamRetry
  const longest = Math.min(most.ms, least.ms * 2 ** Math.max(0, tries))
  return Math.round(least.ms + (longest - least.ms) * Math.min(1, Math.max(0, random)))
}

/**
 * Watches an application. An application already watched keeps its stream.
 * @example
 * isWatched(watch(new Map(), 'a').get('a')) // true
 */
export const watch = (watched: Watched, applicationId: string): Watched => {
  const now = watched.get(applicationId) ?? noStream
  return isWatched(now)
    ? watched
    : new Map([...watched, [applicationId, { ...noStream, phase: phaseAfter(now.phase, 'watch') }]])
}

/**
 * Stops watching an application: closes its stream and ends its polling (VERIF-073).
 * @example
 * isWatched(unwatch(watch(new Map(), 'a'), 'a').get('a')) // false
 */
export const unwatch = (watched: Watched, applicationId: string): Watched => {
  const now = watched.get(applicationId)
  return now === undefined || !isWatched(now)
    ? watched
    : new Map([...watched, [applicationId, { ...noStream, phase: phaseAfter(now.phase, 'finish') }]])
}

/**
 * True if the stream of an application has failed repeatedly. The list may be outdated, so an application that is missing
 * from the list is dropped only if its stream has failed too.
 */
const isGone = ({ phase, tries }: StreamState): boolean => phase === 'polling' && tries >= unlistedTries.value

const withoutGone = (watched: Watched, applications: ReadonlyArray<Application>): Watched => {
  const named = new Set(applications.map(({ applicationId }) => applicationId))
  return [...watched].reduce((now, [id, state]) => (isGone(state) && !named.has(id) ? unwatch(now, id) : now), watched)
}

/**
 * Watches every unapproved application and stops watching approved applications (VERIF-044, VERIF-048, VERIF-055,
 * VERIF-074). Of several applications with the same id, uses the first. Drops an application that is missing from the list
 * once its stream has failed repeatedly.
 * @example
 * watchedAfter(new Map(), [{ applicationId: 'a', status: 'approved' }]).size // 0
 */
export const watchedAfter = (watched: Watched, applications: ReadonlyArray<Application>): Watched =>
  applications
    .filter(({ applicationId }, at) => applications.findIndex((one) => one.applicationId === applicationId) === at)
    .reduce<Watched>(
      (now, { applicationId, status }) =>
        isVerified(status) ? unwatch(now, applicationId) : watch(now, applicationId),
      withoutGone(watched, applications),
    )

/**
 * Returns the products with an approved application.
 * @example
 * approvedProducts([{ productName: 'payoutsRecipient', status: 'approved' }]) // ['payoutsRecipient']
 */
export const approvedProducts = (applications: ReadonlyArray<Application>): ReadonlyArray<ProductName> =>
  productNames.filter((product) => isVerified(applicationFor(product, applications)?.status ?? null))

/**
 * Returns the new status by product. A product without an application keeps its status (VERIF-049, VERIF-052,
 * VERIF-054).
 * @example
 * const before = { individualShopperTier1: null, payoutsRecipient: null }
 * const applications = [{ productName: 'payoutsRecipient', status: 'approved' }]
 * postVerificationAfter(before, applications).payoutsRecipient // 'complete'
 */
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
