import { either as E, function as F, task as T, taskEither as TE } from 'fp-ts'
import { type Fault, messageOf } from '../../kernel/fault.ts'
import { logged } from '../../kernel/logged.ts'
import { inSession } from '../../kernel/scope.ts'
import type { Stores } from '../../kernel/store.ts'
import type { Log } from '../../platform/ports.ts'
import type { JoinedSenders, Payor } from '../model.ts'
import { payoutRequests, type Payouts } from '../payouts/index.ts'
import type { PayoutDirectory, PayoutProfiles } from '../ports.ts'
import { activeProfile, inviteFailure } from '../rules.ts'
import type { HeldInvite, InviteRecords } from './ports.ts'
import { inviteRefusal } from './rules.ts'

/** What accepting an invite asks of the provider, and where what came of it is known at once. */
export interface AcceptInvitePorts {
  readonly stores: Stores
  readonly log: Log
  readonly invites: InviteRecords
  readonly directory: Pick<PayoutDirectory, 'payors' | 'profiles'>
  readonly profiles: Pick<PayoutProfiles, 'addPayor'>
  readonly payouts: Pick<Payouts, 'state'>
  /** Session and tokens anew: an account that has accepted an invite has a payee token (SESS-012). */
  readonly renew: TE.TaskEither<Fault, void>
}

/** Keeps a chain of calls to the session in which it began. */
type Within = ReturnType<typeof inSession>

const makeLoadPayouts =
  ({ directory, payouts }: Pick<AcceptInvitePorts, 'directory' | 'payouts'>) =>
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
 * Puts the senders who were not known before into the active profile, where there is one (RECV-071). Returns who they
 * are; null: there is no such sender, or no profile.
 */
const makeAssign = (ports: AcceptInvitePorts) => {
  const { profiles, payouts } = ports
  const loadPayouts = makeLoadPayouts(ports)
  return (within: Within, known: ReadonlyArray<Payor>): TE.TaskEither<Fault, JoinedSenders | null> => {
    const add = (): TE.TaskEither<Fault, JoinedSenders | null> => {
      const now = payouts.state.get()
      const profile = activeProfile(now.profiles)
      const fresh = payoutRequests(now.payors, now.profiles).filter(({ id }) => !known.some((one) => one.id === id))
      if (profile === null || fresh.length === 0) return TE.right(null)
      return F.pipe(
        TE.sequenceSeqArray(fresh.map(({ id }) => within(profiles.addPayor({ payorId: id, profileId: profile.id })))),
        TE.flatMap(() => loadPayouts(within)),
        TE.map(() => ({ payors: fresh, profile })),
      )
    }
    return F.pipe(loadPayouts(within), TE.flatMap(add))
  }
}

/**
 * Accepts an invite: it is checked, accepted and marked as seen in this order (RECV-077). Returns whom it lets pay, or
 * what is told of a failure. What follows an accepted invite fails only into the log, since its sender is a request then, and can be accepted.
 */
export const makeAcceptInvite = (ports: AcceptInvitePorts) => {
  const { stores, log, invites, payouts, renew } = ports
  const assign = makeAssign(ports)
  const attempted = <A>(what: string, task: TE.TaskEither<Fault, A>): T.Task<A | null> =>
    F.pipe(task, logged(log.error, `An invite was accepted, but ${what}`), T.map(E.match(() => null, F.identity)))
  const told = TE.mapLeft((fault: Fault) => inviteFailure(messageOf(fault)))
  return (input: HeldInvite): TE.TaskEither<string, JoinedSenders | null> => {
    const known = payouts.state.get().payors
    const within = inSession(stores)
    return F.pipe(
      told(within(invites.check(input))),
      TE.flatMapEither(({ canAccept, reason }) => (canAccept ? E.right(undefined) : E.left(inviteRefusal(reason)))),
      TE.flatMap(() => told(within(invites.accept(input)))),
      TE.tapIO(() => () => payouts.state.update((now) => ({ ...now, invite: null, acceptedInvite: input.payload }))),
      TE.tapTask(() => attempted('not marked as seen', within(invites.markSeen(input)))),
      TE.tapTask(() => attempted('the tokens were not renewed', within(renew))),
      TE.flatMap(() => TE.fromTask(attempted('its sender was put into no profile', assign(within, known)))),
      TE.orElseFirstIOK((text) => () => log.error(`An invite was not accepted: ${text}`)),
    )
  }
}
