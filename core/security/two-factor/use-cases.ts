import { function as F, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { type AskProof, withProof } from '../recent-factor/index.ts'
import type { SecondFactor } from './ports.ts'

/** Turns two-factor on, or off where it is on; session and settings are asked for anew before it counts as done. */
export const makeSwitch =
  (ports: {
    readonly factor: Pick<SecondFactor, 'toggle'>
    /** Session and tokens anew: a switch gives the session another id. */
    readonly renew: TE.TaskEither<Fault, void>
    readonly reload: TE.TaskEither<Fault, void>
    readonly askProof: AskProof
  }) =>
  (code: string): TE.TaskEither<Fault, void> =>
    F.pipe(
      withProof(ports.askProof)(ports.factor.toggle({ code })),
      TE.tapTask(() => ports.renew),
      TE.tapTask(() => ports.reload),
    )
