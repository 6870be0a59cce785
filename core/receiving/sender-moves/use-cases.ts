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

/** What moving a sender asks of the provider, and where what came of it is known at once. */
export interface MovePorts {
  readonly stores: Pick<Stores, 'epoch'>
  readonly log: Log
  readonly profiles: Pick<PayoutProfiles, 'addPayor' | 'removePayor'>
  readonly payouts: Pick<Payouts, 'state'>
  /** Asks for a proof of identity where a sender moves or is removed. */
  readonly askProof: AskProof
}

/** A payor and a profile that they pay to, or are to. */
export interface Assignment {
  readonly payor: Payor
  readonly profile: PayoutProfile
}

/** Puts a request into a profile (RECV-077). */
export const makeAcceptRequest =
  ({ stores, log, profiles, payouts, askProof }: MovePorts) =>
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

/** Makes a request of a sender again (RECV-089). */
export const makeRemoveSender =
  ({ stores, log, profiles, payouts, askProof }: MovePorts) =>
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

/** Moves a sender: out of where they pay to, then to where they are to. The first that fails ends it, and says so. */
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
