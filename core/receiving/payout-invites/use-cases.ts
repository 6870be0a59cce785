import { either as E, function as F, task as T, taskEither as TE } from 'fp-ts'
import { type Fault, messageOf } from '../../kernel/fault.ts'
import { logged } from '../../kernel/logged.ts'
import { inSession } from '../../kernel/scope.ts'
import type { Stores } from '../../kernel/store.ts'
import type { Log } from '../../platform/ports.ts'
import type { JoinedSenders, Payor } from '../model.ts'
import { payoutRequests, type Payouts } from '../payouts/index.ts'
import type { PayoutDirectory, PayoutProfiles } from '../ports.ts'
import { activeProfile, inviteFailureText } from '../rules.ts'
import type { PayoutInvite, InviteRecords } from './ports.ts'
import { inviteRefusalText } from './rules.ts'

/** Ports for accepting an invite. `payouts` is updated after each successful call. */
export interface AcceptInvitePorts {
  readonly stores: Stores
  readonly log: Log
  readonly inviteRecords: InviteRecords
  readonly payoutDirectory: Pick<PayoutDirectory, 'payors' | 'profiles'>
  readonly payoutProfiles: Pick<PayoutProfiles, 'addPayor'>
  readonly payouts: Pick<Payouts, 'state'>
  /** Renews session and tokens: after accepting an invite, the account has a payee token (SESS-012). */
  readonly renew: TE.TaskEither<Fault, void>
}

/** Stops a chain of calls when the session in which the chain began has ended. */
type Within = ReturnType<typeof inSession>

const makeLoadPayouts =
  ({ payoutDirectory: directory, payouts }: Pick<AcceptInvitePorts, 'payoutDirectory' | 'payouts'>) =>
  (within: Within): TE.TaskEither<Fault, void> =>
    F.pipe(
      within(directory.payors),
      TE.flatMap((payors) =>
        F.pipe(
          within(directory.profiles),
          TE.map((profiles) => payouts.state.update((now) => ({ ...now, payors, profiles }))),
        ),
      ),
    )

/**
 * Adds the payors that are not in `known` to the active profile (RECV-071). Returns the added payors and the profile; null
 * if nothing was added.
 */
const makeAssign = (ports: AcceptInvitePorts) => {
  const { payoutProfiles: profiles, payouts } = ports
  const loadPayouts = makeLoadPayouts(ports)
  return (within: Within, known: ReadonlyArray<Payor>): TE.TaskEither<Fault, JoinedSenders | null> => {
    const add = (): TE.TaskEither<Fault, JoinedSenders | null> => {
      const now = payouts.state.get()
      const profile = activeProfile(now.profiles)
      const newSenders = payoutRequests(now.payors, now.profiles).filter(
        ({ id }) => !known.some((one) => one.id === id),
      )
      if (profile === null || newSenders.length === 0) return TE.right(null)
      return F.pipe(
        TE.sequenceSeqArray(
          newSenders.map(({ id }) => within(profiles.addPayor({ payorId: id, profileId: profile.id }))),
        ),
        TE.flatMap(() => loadPayouts(within)),
        TE.map(() => ({ payors: newSenders, profile })),
      )
    }
    return F.pipe(loadPayouts(within), TE.flatMap(add))
  }
}

/**
 * Checks an invite, accepts it and marks it as seen, in this order (RECV-077). Returns the senders that have joined, or an
 * error text. Failures after the acceptance are only logged, because the sender is then shown as a payout request, which
 * the user can accept.
 */
export const makeAcceptInvite = (ports: AcceptInvitePorts) => {
  const { stores, log, inviteRecords: invites, payouts, renew } = ports
  const assign = makeAssign(ports)
  const loggedAttempt = <A>(what: string, task: TE.TaskEither<Fault, A>): T.Task<A | null> =>
    F.pipe(task, logged(log.error, `An invite was accepted, but ${what}`), T.map(E.match(() => null, F.identity)))
  const withFailureText = TE.mapLeft((fault: Fault) => inviteFailureText(messageOf(fault)))
  return (input: PayoutInvite): TE.TaskEither<string, JoinedSenders | null> => {
    const known = payouts.state.get().payors
    const within = inSession(stores)
    return F.pipe(
      withFailureText(within(invites.check(input))),
      TE.flatMapEither(({ canAccept, reason }) => (canAccept ? E.right(undefined) : E.left(inviteRefusalText(reason)))),
      TE.flatMap(() => withFailureText(within(invites.accept(input)))),
      TE.tapIO(() => () => payouts.state.update((now) => ({ ...now, invite: null, acceptedInvite: input.payload }))),
      TE.tapTask(() => loggedAttempt('not marked as seen', within(invites.markSeen(input)))),
      TE.tapTask(() => loggedAttempt('the tokens were not renewed', within(renew))),
      TE.flatMap(() => TE.fromTask(loggedAttempt('its sender was put into no profile', assign(within, known)))),
      TE.orElseFirstIOK((text) => () => log.error(`An invite was not accepted: ${text}`)),
    )
  }
}
