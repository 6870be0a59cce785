import { function as F, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { logged } from '../../kernel/logged.ts'
import { inSession } from '../../kernel/scope.ts'
import type { Stores } from '../../kernel/store.ts'
import type { Log } from '../../platform/ports.ts'
import { type AskProof, withProof } from '../../security/index.ts'
import type { Payor, PayoutProfile } from '../model.ts'
import type { Payouts } from '../payouts/index.ts'
import type { PayoutProfiles } from '../ports.ts'
import { withProfileChanged } from '../rules.ts'
import type { MoveFailure, SenderMove } from './model.ts'

/** Ports for moving a sender. `payouts` is updated after each successful call. */
export interface MovePorts {
  readonly stores: Pick<Stores, 'epoch'>
  readonly log: Log
  readonly payoutProfiles: Pick<PayoutProfiles, 'addPayor' | 'removePayor'>
  readonly payouts: Pick<Payouts, 'state'>
  /** Requests a proof of identity when a sender moves or is removed. */
  readonly askProof: AskProof
}

/** Payor and the profile to add the payor to, or to remove the payor from. */
export interface Assignment {
  readonly payor: Payor
  readonly profile: PayoutProfile
}

/** Adds the payor of a request to a profile (RECV-077). */
export const makeAcceptRequest =
  ({ stores, log, payoutProfiles: profiles, payouts, askProof }: MovePorts) =>
  ({ payor, profile }: Assignment): TE.TaskEither<Fault, void> =>
    F.pipe(
      profiles.addPayor({ payorId: payor.id, profileId: profile.id }),
      withProof(askProof),
      inSession(stores),
      logged(log.error, 'A request was not accepted'),
      TE.map(() =>
        payouts.state.update((now) =>
          withProfileChanged(now, profile.id, (one) => ({ ...one, payors: [...one.payors, payor] })),
        ),
      ),
    )

/** Removes a sender from a profile, which makes the sender a request (RECV-089). */
export const makeRemoveSender =
  ({ stores, log, payoutProfiles: profiles, payouts, askProof }: MovePorts) =>
  ({ payor, profile }: Assignment): TE.TaskEither<Fault, unknown> =>
    F.pipe(
      profiles.removePayor({ payorId: payor.id, profileId: profile.id }),
      withProof(askProof),
      inSession(stores),
      logged(log.error, 'A sender was not removed'),
      TE.tapIO(
        () => () =>
          payouts.state.update((now) =>
            withProfileChanged(now, profile.id, (one) => ({
              ...one,
              payors: one.payors.filter(({ id }) => id !== payor.id),
            })),
          ),
      ),
    )

/** Removes a sender from the old profile, then adds the sender to the new one. The first failure ends the move. */
export const makeMoveSender = (ports: MovePorts) => {
  const add = makeAcceptRequest(ports)
  const remove = makeRemoveSender(ports)
  const done = TE.right<MoveFailure, unknown>(undefined)
  const stopped = (stage: MoveFailure['stage']) => TE.mapLeft((fault: Fault): MoveFailure => ({ stage, fault }))
  return ({ payor, from, to }: SenderMove): TE.TaskEither<MoveFailure, unknown> =>
    F.pipe(
      from === null ? done : stopped('remove')(remove({ payor, profile: from })),
      TE.flatMap(() => (to === null ? done : stopped('add')(add({ payor, profile: to })))),
    )
}
