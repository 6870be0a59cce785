import { either as E, function as F, type task as T, taskEither as TE } from 'fp-ts'
import { type Fault, messageOf } from '../../kernel/fault.ts'
import { inSession } from '../../kernel/in-session.ts'
import { logged } from '../../kernel/logged.ts'
import { withQuery } from '../../kernel/query.ts'
import { makeOperation } from '../../kernel/remote.ts'
import { type Live, project, type Stores } from '../../kernel/store.ts'
import type { Clock, Log, Moves } from '../../platform/ports.ts'
import type { Payor } from '../model.ts'
import { payoutRequests, type Receiving } from '../payouts/index.ts'
import type { PayoutDirectory, PayoutProfiles } from '../ports.ts'
import { activeProfile, inviteFailure } from '../rules.ts'
import type { HeldInvite, PayoutInvites } from './ports.ts'
import { inviteRefusal } from './rules.ts'
import { receivingPlace } from './tables.ts'
import { payoutInviteView, type PayoutInviteView } from './view.ts'

/** What accepting an invite needs from outside. */
export interface PayoutInvitePorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly moves: Moves
  readonly invites: PayoutInvites
  readonly directory: Pick<PayoutDirectory, 'payors' | 'profiles'>
  readonly profiles: Pick<PayoutProfiles, 'addPayor'>
  readonly receiving: Pick<Receiving, 'payouts'>
  /** Session and tokens anew: whoever has accepted an invite has a payee token (SESS-012). */
  readonly renew: TE.TaskEither<Fault, void>
}

/** The invite whose token the app was opened with (ROUTE-066). */
export interface PayoutInvite {
  readonly view: Live<PayoutInviteView>
  /** Accepts it, where one is held: leads to the receiving addresses, whatever comes of it (RECV-073, RECV-074). */
  readonly accept: (from: HeldInvite['from']) => T.Task<void>
}

/** What keeps a chain of calls to the session in which it began. */
type Within = ReturnType<typeof inSession>

/** Nothing is asked for until it is to be accepted; a second try meanwhile waits for the first. */
export const makePayoutInvite = (ports: PayoutInvitePorts): PayoutInvite => {
  const { stores, clock, log, moves, invites, directory, profiles, receiving, renew } = ports

  /** What follows an accepted invite: a failure of it is logged, since the sender is a request then, and can be accepted. */
  const attempted = <A>(what: string, task: TE.TaskEither<Fault, A>): T.Task<unknown> =>
    F.pipe(task, logged(log.error, `An invite was accepted, but ${what}`))
  const loadPayouts = (within: Within): TE.TaskEither<Fault, void> =>
    F.pipe(
      within(directory.payors),
      TE.flatMap((payors) =>
        F.pipe(
          within(directory.profiles),
          TE.map((loaded) => receiving.payouts.update((now) => ({ ...now, payors, profiles: loaded }))),
        ),
      ),
    )
  /** The senders who were not known before join the active profile, where there is one (RECV-071). */
  const assign = (within: Within, known: ReadonlyArray<Payor>): TE.TaskEither<Fault, void> =>
    F.pipe(
      loadPayouts(within),
      TE.flatMap(() => {
        const now = receiving.payouts.get()
        const profile = activeProfile(now.profiles)
        const fresh = payoutRequests(now.payors, now.profiles).filter(
          ({ id }) => !known.some((payor) => payor.id === id),
        )
        if (profile === null || fresh.length === 0) return TE.right(undefined)
        const add = (payorId: string) => within(profiles.addPayor({ payorId, profileId: profile.id }))
        const added = fresh.reduce(
          (before, { id }) =>
            F.pipe(
              before,
              TE.flatMap(() => add(id)),
            ),
          TE.right<Fault, void>(undefined),
        )
        return F.pipe(
          added,
          TE.flatMap(() => loadPayouts(within)),
        )
      }),
    )

  const acceptHeld = (input: HeldInvite): TE.TaskEither<string, void> => {
    const known = receiving.payouts.get().payors
    const within = inSession(stores)
    const told = TE.mapLeft((fault: Fault) => inviteFailure(messageOf(fault)))
    return F.pipe(
      told(within(invites.check(input))),
      TE.flatMapEither(({ canAccept, reason }) => (canAccept ? E.right(undefined) : E.left(inviteRefusal(reason)))),
      TE.flatMap(() => told(within(invites.accept(input)))),
      TE.tapIO(() => () => receiving.payouts.update((now) => ({ ...now, invite: null }))),
      TE.tapTask(() => attempted('not marked as seen', within(invites.markSeen(input)))),
      TE.tapTask(() => attempted('the tokens were not renewed', within(renew))),
      TE.tapTask(() => attempted('its sender was put into no profile', assign(within, known))),
      TE.orElseFirstIOK((text) => () => log.error(`An invite was not accepted: ${text}`)),
    )
  }
  const acceptance = makeOperation<HeldInvite, string, void>({
    stores,
    clock,
    run: acceptHeld,
    resetAfter: { success: null, failed: null },
  })

  return {
    view: project(acceptance, payoutInviteView),
    accept: (from) => async () => {
      const payload = receiving.payouts.get().invite
      if (payload === null) return
      const epoch = stores.epoch()
      const answer = await acceptance.start({ payload, from })()
      if (epoch !== stores.epoch()) return
      const { path, inviteKey } = receivingPlace
      moves.go(E.isRight(answer) ? path : withQuery(path, [[inviteKey, payload]]))
    },
  }
}
